/**
 * @file
 * All of libxiangqi: rules of Xiangqi (象棋) and Janggi (장기), from a FEN and a list of moves to a verdict.
 */
#ifndef XIANGQI_XIANGQI_H
#define XIANGQI_XIANGQI_H
#include <xiangqi/version.h>
#include <xiangqi/status.h>
#include <xiangqi/square.h>
#include <xiangqi/piece.h>
#include <xiangqi/move.h>
#include <xiangqi/setup.h>
#include <xiangqi/layout.h>
#include <xiangqi/position.h>
#include <xiangqi/perft.h>
#include <xiangqi/batch.h>
#include <xiangqi/fen.h>
#include <xiangqi/notation.h>
#include <xiangqi/render.h>
#include <xiangqi/allocator.h>
#include <xiangqi/rules.h>
#include <xiangqi/outcome.h>
#include <xiangqi/game.h>
#include <xiangqi/constants.h>

#endif
