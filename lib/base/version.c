#include <xiangqi/version.h>

uint32_t xq_version(void)
{
    return XQ_VERSION;
}

const char *xq_version_string(void)
{
    return XQ_VERSION_STRING;
}
