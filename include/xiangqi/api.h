/**
 * @file
 * Linkage of the public declarations.
 *
 * Every header of the library includes this one; a program never needs to.
 */
#ifndef XIANGQI_API_H
#define XIANGQI_API_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/**
 * @def XQ_API
 * Marks what the library exports. Define XQ_STATIC before including a header to link the static library on Windows.
 */
#if defined(_WIN32) && !defined(XQ_STATIC)
#if defined(XQ_BUILDING_LIBRARY)
#define XQ_API __declspec(dllexport)
#else
#define XQ_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define XQ_API __attribute__((visibility("default")))
#else
#define XQ_API
#endif

/**
 * @def XQ_BEGIN_DECLARATIONS
 * Opens a header's declarations, which have C linkage in C++ too.
 * @def XQ_END_DECLARATIONS
 * Closes them.
 */
#ifdef __cplusplus
#define XQ_BEGIN_DECLARATIONS extern "C" {
#define XQ_END_DECLARATIONS }
#else
#define XQ_BEGIN_DECLARATIONS
#define XQ_END_DECLARATIONS
#endif

#endif
