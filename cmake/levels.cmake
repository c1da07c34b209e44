# The move generator, compiled once for each instruction level; the public entry chooses at run time.
check_c_source_compiles("
#if !defined(__x86_64__) || defined(__ILP32__)
#error not x86-64
#endif
int main(void) { __builtin_cpu_init(); return __builtin_cpu_supports(\"bmi2\"); }
" XQ_IS_X86_64)
check_c_compiler_flag("-mpopcnt -mbmi -mbmi2" XQ_TAKES_LEVEL_FLAGS)

set(XQ_LEVELS plain)
set(XQ_HAVE_LEVELS OFF)
if(XQ_IS_X86_64 AND XQ_TAKES_LEVEL_FLAGS)
    list(APPEND XQ_LEVELS popcnt v3)
    set(XQ_HAVE_LEVELS ON)
endif()

set(xq_level_flags_plain "")
set(xq_level_flags_popcnt -mpopcnt)
set(xq_level_flags_v3 -mpopcnt -mbmi -mbmi2)

function(xq_add_level target source level)
    add_library(${target} OBJECT ${source})
    xq_library_options(${target})
    add_dependencies(${target} xiangqi_tables)
    target_compile_options(${target} PRIVATE ${xq_level_flags_${level}})
    target_compile_definitions(${target} PRIVATE XQ_LEVEL=${level})
    if(XQ_HAVE_LEVELS)
        target_compile_definitions(${target} PRIVATE XQ_HAVE_LEVELS=1)
    endif()
endfunction()

foreach(level IN LISTS XQ_LEVELS)
    xq_add_level(xiangqi_level_${level} board/generator_level.c ${level})
    xq_add_level(janggi_level_${level} board/janggi_level.c ${level})
endforeach()
