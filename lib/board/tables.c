#include "board/tables.h"

#include "board/tables.inc"
