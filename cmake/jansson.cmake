# Target PkgConfig::JANSSON, the JSON writer of the xiangqi program.
find_package(PkgConfig)
if(PKG_CONFIG_FOUND)
    pkg_check_modules(JANSSON QUIET IMPORTED_TARGET jansson)
endif()
if(NOT TARGET PkgConfig::JANSSON)
    message(FATAL_ERROR "The xiangqi program needs pkg-config and jansson (Debian: libjansson-dev). "
                        "-DXQ_BUILD_TOOL=OFF builds the library alone.")
endif()
