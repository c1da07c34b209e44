# The linker lets out what exports.txt lists, and nothing else.
include(CheckLinkerFlag)

set(xq_exports ${CMAKE_CURRENT_SOURCE_DIR}/exports.txt)
set(xq_map ${PROJECT_BINARY_DIR}/generated/xiangqi.map)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${xq_exports})

file(STRINGS ${xq_exports} XQ_EXPORTS)
list(JOIN XQ_EXPORTS ";\n        " XQ_EXPORTS)
configure_file(xiangqi.map.in ${xq_map} @ONLY)

check_linker_flag(C "-Wl,--version-script=${xq_map}" XQ_TAKES_VERSION_SCRIPT)
if(XQ_TAKES_VERSION_SCRIPT)
    target_link_options(xiangqi PRIVATE -Wl,--version-script=${xq_map})
    set_property(TARGET xiangqi APPEND PROPERTY LINK_DEPENDS ${xq_map})
endif()

# Sanitizers leave their own functions to the program.
if(NOT XQ_SANITIZE)
    check_linker_flag(C -Wl,--no-undefined XQ_TAKES_NO_UNDEFINED)
    if(XQ_TAKES_NO_UNDEFINED)
        target_link_options(xiangqi PRIVATE -Wl,--no-undefined)
    endif()
endif()
