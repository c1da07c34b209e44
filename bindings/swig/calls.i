/* The declarations that are wrapped: all of the headers but what is ignored here, and checked.h. */

/* Unchecked calls and raw output forms: checked.h has the checked ones. */
%ignore xq_position_make;
%ignore xq_position_unmake;
%ignore xq_position_make_copy;
%ignore xq_position_play;
%ignore xq_position_play_null;
%ignore xq_position_unmake_null;
%ignore xq_position_gives_check;
%ignore xq_position_key_after;
%ignore xq_position_start;
%ignore xq_position_from_setup;
%ignore xq_position_from_fen;
%ignore xq_position_to_setup;
%ignore xq_position_is_legal;
%ignore xq_rules_nature_of;
%ignore xq_rules_new;
%ignore xq_rules_free;
%ignore xq_game_new;
%ignore xq_game_free;
%ignore xq_game_position;
%ignore xq_game_position_at;
%ignore xq_game_explain;
%ignore xq_setup_clear;
%ignore xq_setup_start;
%ignore xq_setup_start_seat;
%ignore xq_setup_start_drawn;
%ignore xq_fen_read;

/* Arrays of the caller: each language has its own way. */
%ignore xq_game_push_all;
%ignore xq_keys_repetitions;
%ignore xq_rules_verdict;
%ignore xq_rules_outcome;
%ignore xq_layout_choice_begin;
%ignore xq_layout_choice_take;
%ignore xq_layout_choice_setup;
%ignore xq_position_draw;
%ignore xq_setup_draw;
%ignore xq_fault_write; /* faults carry their text */

/* No struct has a constructor, a destructor or members here. */
%ignore xq_error;
%ignore xq_allocator;
%ignore xq_setup;
%ignore xq_fault;
%ignore xq_position;
%ignore xq_undo;
%ignore xq_pin;
%ignore xq_perft_entry;
%ignore xq_profile_info;
%ignore xq_parameter_info;
%ignore xq_game;
%ignore xq_rules;
%ignore xq_game_options;
%ignore xq_outcome;
%ignore xq_verdict;
%ignore xq_evidence;
%ignore xq_victim;
%ignore xq_refusal;
%ignore xq_layout_choice;
%ignore xq_mark;
%ignore xq_arrow;
%ignore xq_drawing;
%ignore xq_side_pieces;
%ignore xq_cannons;
%ignore xq_arrow::from;
%ignore xqb_error;
%ignore xqb_refuse_illegal;

#define XQ_API
#define XQ_BEGIN_DECLARATIONS
#define XQ_END_DECLARATIONS
typedef unsigned char uint8_t;
typedef signed char int8_t;
typedef unsigned short uint16_t;
typedef int int32_t;
typedef unsigned int uint32_t;
#define UINT32_C(VALUE) VALUE
#define UINT32_MAX 4294967295U

%include <xiangqi/version.h>
%include <xiangqi/status.h>
%include <xiangqi/square.h>
%include <xiangqi/piece.h>
%include <xiangqi/move.h>
%include <xiangqi/setup.h>
%include <xiangqi/layout.h>
%include <xiangqi/position.h>
%include <xiangqi/perft.h>
%include <xiangqi/fen.h>
%include <xiangqi/notation.h>
%include <xiangqi/render.h>
%include <xiangqi/rules.h>
%include <xiangqi/outcome.h>
%include <xiangqi/game.h>
%include <xiangqi/constants.h>
%include "checked.h"
