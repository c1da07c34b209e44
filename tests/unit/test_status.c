/* Status codes and the version: every code has a name and a sentence, unknown numbers have a safe answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include <xiangqi/status.h>
#include <xiangqi/version.h>

static void test_names_and_texts(void **state)
{
    (void)state;
    for (int code = 0; code < XQ_STATUS_END; code++) {
        const char *name = xq_status_name((xq_status)code);
        assert_int_equal(strncmp(name, code == 0 ? "XQ_OK" : "XQ_ERR_", code == 0 ? 6 : 7), 0);
        assert_true(strlen(xq_status_text((xq_status)code)) > 5);
        for (int other = 0; other < code; other++)
            assert_string_not_equal(name, xq_status_name((xq_status)other));
    }
    assert_string_equal(xq_status_name(XQ_ERR_FEN), "XQ_ERR_FEN");
    assert_string_equal(xq_status_name(XQ_ERR_ILLEGAL_MOVE), "XQ_ERR_ILLEGAL_MOVE");
}

static void test_unknown_numbers(void **state)
{
    (void)state;
    const int unknown[] = {-1, XQ_STATUS_END, XQ_STATUS_END + 1, 1000000};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        assert_string_equal(xq_status_name((xq_status)unknown[i]), "?");
        assert_string_equal(xq_status_text((xq_status)unknown[i]), "unknown status");
    }
}

static void test_version(void **state)
{
    (void)state;
    assert_int_equal(xq_version(), XQ_VERSION);
    assert_string_equal(xq_version_string(), XQ_VERSION_STRING);
    assert_int_equal(XQ_VERSION, XQ_VERSION_MAJOR * 10000 + XQ_VERSION_MINOR * 100 + XQ_VERSION_PATCH);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_and_texts),
        cmocka_unit_test(test_unknown_numbers),
        cmocka_unit_test(test_version),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
