#include "base/error.h"

xq_writer xq_error_begin(xq_error *error, xq_status code)
{
    if (!error)
        return xq_writer_to(NULL, 0);
    *error = (xq_error){
        .code = (int32_t)code,
        .byte = XQ_NOWHERE,
        .line = XQ_NOWHERE,
        .ply = XQ_NOWHERE,
        .square = UINT8_MAX,
    };
    return xq_writer_to(error->text, sizeof error->text);
}

xq_status xq_fail(xq_error *error, xq_status code, const char *text)
{
    return xq_fail_at(error, code, XQ_FIELD_NONE, XQ_NOWHERE, text);
}

xq_status xq_fail_at(xq_error *error, xq_status code, xq_fen_field field, size_t byte, const char *text)
{
    xq_writer writer = xq_error_begin(error, code);
    if (error) {
        error->field = (int32_t)field;
        error->byte = byte < XQ_NOWHERE ? (uint32_t)byte : XQ_NOWHERE;
    }
    xq_write_text(&writer, text);
    xq_writer_finish(&writer);
    return code;
}
