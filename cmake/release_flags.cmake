# What a distribution builds with, where the user names neither a build type nor flags.
get_property(xq_multi_config GLOBAL PROPERTY GENERATOR_IS_MULTI_CONFIG)
if(NOT CMAKE_BUILD_TYPE AND NOT xq_multi_config)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug, Release, RelWithDebInfo or MinSizeRel" FORCE)
endif()
if(NOT DEFINED CMAKE_C_FLAGS AND NOT DEFINED ENV{CFLAGS} AND NOT DEFINED CMAKE_C_FLAGS_RELEASE)
    set(CMAKE_C_FLAGS_RELEASE "-O2 -g -DNDEBUG" CACHE STRING "Flags of release builds")
endif()
