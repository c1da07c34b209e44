# Headers, libraries, the program, pkg-config file and CMake package.
include(CMakePackageConfigHelpers)

set(XQ_CMAKE_DIR ${CMAKE_INSTALL_LIBDIR}/cmake/xiangqi)
set(xq_package_dir ${PROJECT_BINARY_DIR}/package)

install(DIRECTORY include/xiangqi DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development
        FILES_MATCHING PATTERN "*.h")
install(FILES ${PROJECT_BINARY_DIR}/include/xiangqi/version.h
        DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/xiangqi COMPONENT development)

foreach(target xiangqi xiangqi_static)
    if(TARGET ${target})
        install(TARGETS ${target} EXPORT xiangqiTargets
            RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT runtime
            LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT runtime NAMELINK_COMPONENT development
            ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT development
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
        )
    endif()
endforeach()
install(EXPORT xiangqiTargets NAMESPACE xiangqi:: DESTINATION ${XQ_CMAKE_DIR} COMPONENT development)

configure_package_config_file(cmake/xiangqiConfig.cmake.in ${xq_package_dir}/xiangqiConfig.cmake
    INSTALL_DESTINATION ${XQ_CMAKE_DIR} NO_SET_AND_CHECK_MACRO NO_CHECK_REQUIRED_COMPONENTS_MACRO)
write_basic_package_version_file(${xq_package_dir}/xiangqiConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${xq_package_dir}/xiangqiConfig.cmake ${xq_package_dir}/xiangqiConfigVersion.cmake
        DESTINATION ${XQ_CMAKE_DIR} COMPONENT development)

# The prefix is found from the place of the .pc file, so that an installed tree can be moved.
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}" OR IS_ABSOLUTE "${CMAKE_INSTALL_INCLUDEDIR}")
    set(XQ_PC_PREFIX ${CMAKE_INSTALL_PREFIX})
    set(XQ_PC_LIBDIR ${CMAKE_INSTALL_FULL_LIBDIR})
    set(XQ_PC_INCLUDEDIR ${CMAKE_INSTALL_FULL_INCLUDEDIR})
else()
    file(RELATIVE_PATH xq_up /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
    string(REGEX REPLACE "/$" "" xq_up "${xq_up}")
    set(XQ_PC_PREFIX "\${pcfiledir}/${xq_up}")
    set(XQ_PC_LIBDIR "\${prefix}/${CMAKE_INSTALL_LIBDIR}")
    set(XQ_PC_INCLUDEDIR "\${prefix}/${CMAKE_INSTALL_INCLUDEDIR}")
endif()
configure_file(xiangqi.pc.in ${xq_package_dir}/xiangqi.pc @ONLY)
install(FILES ${xq_package_dir}/xiangqi.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)

# The README's links lead to docs/, so that goes with it.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime
    FILES_MATCHING PATTERN "*.md" PATTERN "*.json")
foreach(document LICENSE lib/render/OFL.txt README.md CHANGELOG.md CONTRIBUTING.md)
    if(EXISTS ${PROJECT_SOURCE_DIR}/${document})
        install(FILES ${document} DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT runtime)
    endif()
endforeach()
