#include "board/tables.h"

#include "board/patterns.h"

#include "board/tables.inc"
