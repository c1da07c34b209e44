/* For functions with a constant argument that must be compiled for each of its values. */
#ifndef XQ_BASE_INLINE_H
#define XQ_BASE_INLINE_H

#if defined(__GNUC__)
#define XQ_ALWAYS_INLINE static inline __attribute__((always_inline))
#define XQ_NEVER_INLINE __attribute__((noinline, unused)) static
#else
#define XQ_ALWAYS_INLINE static inline
#define XQ_NEVER_INLINE static inline
#endif

#endif
