/* Constants by name, as a binding asks for them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include <xiangqi/xiangqi.h>

static int64_t constant(const char *name)
{
    int64_t value = -1;
    assert_int_equal(xq_constant(name, &value), XQ_OK);
    return value;
}

static void test_values(void **state)
{
    (void)state;
    assert_int_equal(constant("XQ_MOVES_MAX"), 192);
    assert_int_equal(constant("XQ_SQUARE_NONE"), 255);
    assert_int_equal(constant("XQ_VERSION"), xq_version());
    assert_int_equal(constant("sizeof(xq_position)"), 512);
    assert_int_equal(constant("sizeof(xq_undo)"), sizeof(xq_undo));
    assert_int_equal(constant("XQ_NOWHERE"), UINT32_MAX);
}

static void test_refusals(void **state)
{
    (void)state;
    int64_t value = 5;
    assert_int_equal(xq_constant("XQ_MOVES_MA", &value), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_constant("XQ_MOVES_MAXX", &value), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_constant("", &value), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_constant(NULL, &value), XQ_ERR_ARGUMENT);
    assert_int_equal(xq_constant("XQ_MOVES_MAX", NULL), XQ_ERR_ARGUMENT);
    assert_int_equal(value, 5);
}

static void test_names(void **state)
{
    (void)state;
    size_t count = 0;
    for (const char *name; (name = xq_constant_name(count)) != NULL; count++)
        (void)constant(name);
    assert_true(count > 30);
    assert_null(xq_constant_name(count + 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_values),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL) != 0;
}
