# Attack tables: a program of the build machine writes them as C text.
set(xq_tables ${PROJECT_BINARY_DIR}/generated/board/tables.inc)
set(xq_generator_source ${CMAKE_CURRENT_SOURCE_DIR}/board/generate_tables.c)
file(MAKE_DIRECTORY ${PROJECT_BINARY_DIR}/generated/board)

if(CMAKE_CROSSCOMPILING)
    set(xq_generator ${PROJECT_BINARY_DIR}/generated/generate_tables)
    add_custom_command(
        OUTPUT ${xq_generator}
        COMMAND ${XQ_HOST_CC} -std=c11 -O1 -I${CMAKE_CURRENT_SOURCE_DIR} -I${PROJECT_SOURCE_DIR}/include
                -I${PROJECT_BINARY_DIR}/include -o ${xq_generator} ${xq_generator_source}
        DEPENDS ${xq_generator_source}
        COMMENT "Building the table generator for the build machine"
        VERBATIM
    )
else()
    add_executable(xiangqi_generate_tables ${xq_generator_source})
    xq_compile_options(xiangqi_generate_tables)
    target_include_directories(xiangqi_generate_tables PRIVATE
        ${CMAKE_CURRENT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/include)
    set(xq_generator xiangqi_generate_tables)
endif()

add_custom_command(
    OUTPUT ${xq_tables}
    COMMAND ${xq_generator} > ${xq_tables}
    DEPENDS ${xq_generator}
    COMMENT "Writing attack tables"
    VERBATIM
)
add_custom_target(xiangqi_tables DEPENDS ${xq_tables})
