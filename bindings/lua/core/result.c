/* Results: numbers, names, lists, and the structs of the library as tables. */
#include "core.h"

/* ---- fields of the table on top ---- */

void xq_lua_set_text(lua_State *L, const char *field, const char *text)
{
    lua_pushstring(L, text);
    lua_setfield(L, -2, field);
}

void xq_lua_set_count(lua_State *L, const char *field, uint64_t count)
{
    xq_lua_push_count(L, count);
    lua_setfield(L, -2, field);
}

static void set_bool(lua_State *L, const char *field, bool truth)
{
    lua_pushboolean(L, truth);
    lua_setfield(L, -2, field);
}

/* What is empty stays out of the table. */
static void set_word(lua_State *L, const char *field, const char *word)
{
    if (word && word[0])
        xq_lua_set_text(L, field, word);
}

static void set_square(lua_State *L, const char *field, xq_square square, int form)
{
    xq_lua_push_square(L, square, form);
    lua_setfield(L, -2, field);
}

static void set_piece(lua_State *L, const char *field, xq_piece piece)
{
    xq_lua_push_piece(L, piece);
    lua_setfield(L, -2, field);
}

static void set_side(lua_State *L, const char *field, int side)
{
    xq_lua_push_side(L, side);
    lua_setfield(L, -2, field);
}

static void new_table(lua_State *L, size_t list, int fields)
{
    luaL_checkstack(L, 6, "no room for a result");
    lua_createtable(L, (int)list, fields);
}

/* ---- single values ---- */

int xq_lua_in_form(lua_State *L, int index, const char *function)
{
    if (lua_isnoneornil(L, index))
        return XQ_LUA_TEXT;
    size_t length = 0;
    const char *const text = lua_type(L, index) == LUA_TSTRING ? lua_tolstring(L, index, &length) : "";
    if (strcmp(text, "text") == 0 && length == 4)
        return XQ_LUA_TEXT;
    if (strcmp(text, "integer") == 0 && length == 7)
        return XQ_LUA_INTEGER;
    if (lua_type(L, index) != LUA_TSTRING)
        xq_lua_bad_argument(L, index, function, "as", "text, integer or a notation");
    return XQ_LUA_NOTATION + xq_lua_in_named(L, index, function, "as", XQ_LUA_NOTATIONS);
}

/* Exact to the last bit where there are integers, to 2^53 elsewhere. */
void xq_lua_push_count(lua_State *L, uint64_t count)
{
#if LUA_VERSION_NUM >= 503
    lua_pushinteger(L, (lua_Integer)count);
#else
    lua_pushnumber(L, (lua_Number)count);
#endif
}

void xq_lua_push_key(lua_State *L, uint64_t key)
{
    char digits[16];
    for (int i = 15; i >= 0; i--, key >>= 4)
        digits[i] = "0123456789abcdef"[key & 15];
    lua_pushlstring(L, digits, sizeof digits);
}

void xq_lua_push_side(lua_State *L, int side)
{
    if (side == XQ_SIDE_NONE)
        lua_pushnil(L);
    else
        lua_pushstring(L, xq_side_name((xq_side)side, xq_lua_variant(L)));
}

void xq_lua_push_piece(lua_State *L, xq_piece piece)
{
    const char letter = xq_piece_letter(piece);
    if (letter)
        lua_pushlstring(L, &letter, 1);
    else
        lua_pushnil(L);
}

void xq_lua_push_points(lua_State *L, int half_points)
{
    if (half_points % 2)
        lua_pushnumber(L, (lua_Number)half_points / 2);
    else
        lua_pushinteger(L, half_points / 2);
}

void xq_lua_push_square(lua_State *L, xq_square square, int form)
{
    char text[XQ_SQUARE_TEXT_SIZE];
    if (square >= XQ_SQUARE_COUNT)
        lua_pushnil(L);
    else if (form == XQ_LUA_INTEGER)
        lua_pushinteger(L, square);
    else
        lua_pushlstring(L, text, xq_square_write(square, xq_lua_variant(L), text, sizeof text));
}

/* A move that can't be written in the notation, as one that is not legal here, is written as coordinates. */
static void push_move_of(lua_State *L, xq_move move, int form, const xq_position *position,
                         xq_variant variant)
{
    char text[XQ_NOTATION_TEXT_SIZE];
    size_t length = 0;
    if (form < XQ_LUA_NOTATION || !position ||
        xq_position_write_move(position, move, (xq_notation)(form - XQ_LUA_NOTATION), text, sizeof text,
                               &length, NULL) != XQ_OK)
        length = xq_move_write(move, variant, XQ_COORDINATES_DEFAULT, text, sizeof text);
    lua_pushlstring(L, text, length);
}

void xq_lua_push_move(lua_State *L, xq_move move, int form)
{
    if (move == XQ_MOVE_NONE)
        lua_pushnil(L);
    else if (form == XQ_LUA_INTEGER)
        lua_pushinteger(L, move);
    else
        push_move_of(L, move, form, xq_lua_position_of(L), xq_lua_variant(L));
}

void xq_lua_push_position(lua_State *L, const xq_position *position)
{
    xq_lua_position *const made = xq_lua_new(L, XQ_LUA_POSITION);
    made->now = *position;
}

void xq_lua_push_setup(lua_State *L, const xq_setup *setup)
{
    xq_lua_setup *const made = xq_lua_new(L, XQ_LUA_SETUP);
    made->setup = *setup;
}

/* ---- lists ---- */

void xq_lua_push_moves(lua_State *L, const xq_move *moves, size_t count, int form)
{
    new_table(L, count, 0);
    if (form == XQ_LUA_INTEGER) {
        for (size_t i = 0; i < count; i++) {
            lua_pushinteger(L, moves[i]);
            lua_rawseti(L, -2, (int)i + 1);
        }
        return;
    }
    const xq_position *const position = xq_lua_position_of(L);
    const xq_variant variant = xq_lua_variant(L);
    for (size_t i = 0; i < count; i++) {
        push_move_of(L, moves[i], form, position, variant);
        lua_rawseti(L, -2, (int)i + 1);
    }
}

void xq_lua_push_squares(lua_State *L, const xq_square *squares, size_t count, int form)
{
    new_table(L, count, 0);
    for (size_t i = 0; i < count; i++) {
        xq_lua_push_square(L, squares[i], form);
        lua_rawseti(L, -2, (int)i + 1);
    }
}

void xq_lua_push_pins(lua_State *L, const xq_pin *pins, size_t count, int form)
{
    new_table(L, count, 0);
    for (size_t i = 0; i < count; i++) {
        new_table(L, 0, 4);
        set_square(L, "square", pins[i].square, form);
        set_square(L, "pinner", pins[i].pinner, form);
        set_square(L, "other", pins[i].other, form);
        xq_lua_push_squares(L, pins[i].line, pins[i].length, form);
        lua_setfield(L, -2, "line");
        lua_rawseti(L, -2, (int)i + 1);
    }
}

void xq_lua_push_faults(lua_State *L, const xq_fault *faults, size_t count, int form)
{
    char text[XQ_ERROR_TEXT_SIZE];
    if (count > XQ_FAULTS_MAX)
        count = XQ_FAULTS_MAX;
    new_table(L, count, 0);
    for (size_t i = 0; i < count; i++) {
        new_table(L, 0, 4);
        xq_lua_set_text(L, "code", xq_fault_name((xq_fault_code)faults[i].code));
        xq_fault_write(&faults[i], xq_lua_variant(L), text, sizeof text);
        xq_lua_set_text(L, "text", text);
        set_square(L, "square", faults[i].square, form);
        set_piece(L, "piece", faults[i].piece);
        lua_rawseti(L, -2, (int)i + 1);
    }
}

void xq_lua_push_divide(lua_State *L, const xq_perft_entry *entries, size_t count, int form)
{
    new_table(L, count, 0);
    for (size_t i = 0; i < count; i++) {
        new_table(L, 0, 2);
        xq_lua_push_move(L, entries[i].move, form);
        lua_setfield(L, -2, "move");
        xq_lua_set_count(L, "nodes", entries[i].nodes);
        lua_rawseti(L, -2, (int)i + 1);
    }
}

void xq_lua_push_repairs(lua_State *L, uint32_t repairs)
{
    new_table(L, 0, 0);
    int count = 0;
    for (uint32_t bit = 1; bit < XQ_REPAIR_END; bit <<= 1)
        if (repairs & bit) {
            lua_pushstring(L, xq_fen_repair_name(bit));
            lua_rawseti(L, -2, ++count);
        }
}

void xq_lua_push_counts(lua_State *L, const uint8_t *counts)
{
    new_table(L, 0, XQ_KIND_END - 1);
    for (int kind = XQ_GENERAL; kind < XQ_KIND_END; kind++)
        xq_lua_set_count(L, xq_kind_name((xq_kind)kind), counts[kind]);
}

/* ---- outcome and evidence ---- */

static void set_score(lua_State *L, const int32_t *score)
{
    new_table(L, 0, 2);
    for (int side = 0; side < 2; side++) {
        xq_lua_push_points(L, score[side]);
        lua_setfield(L, -2, xq_side_name((xq_side)side, XQ_VARIANT_JANGGI));
    }
    lua_setfield(L, -2, "score");
}

void xq_lua_push_outcome(lua_State *L, const xq_outcome *outcome)
{
    new_table(L, 0, 6);
    xq_lua_set_text(L, "result", xq_result_text((xq_result)outcome->result));
    set_side(L, "winner", outcome->winner);
    set_word(L, "reason", xq_reason_name((xq_reason)outcome->reason));
    set_word(L, "clause", outcome->clause);
    xq_lua_set_count(L, "ply", outcome->ply);
    if (outcome->score[0] || outcome->score[1])
        set_score(L, outcome->score);
}

void xq_lua_push_verdict(lua_State *L, const xq_verdict *verdict)
{
    new_table(L, 0, 8);
    xq_lua_set_count(L, "first", verdict->first);
    xq_lua_set_count(L, "last", verdict->last);
    xq_lua_set_count(L, "occurrences", verdict->occurrences);
    xq_lua_set_count(L, "unsure", verdict->unsure);
    set_side(L, "loser", verdict->loser);
    set_word(L, "reason", xq_reason_name((xq_reason)verdict->reason));
    set_word(L, "clause", verdict->clause);
    new_table(L, 0, 2);
    for (int side = 0; side < 2; side++)
        xq_lua_set_text(L, xq_side_name((xq_side)side, xq_lua_variant(L)),
                        xq_nature_name((xq_nature)verdict->judgement[side]));
    lua_setfield(L, -2, "judgement");
}

void xq_lua_push_evidence(lua_State *L, const xq_evidence *evidence, int form)
{
    new_table(L, 0, 12);
    xq_lua_set_count(L, "ply", evidence->ply);
    set_side(L, "side", evidence->side);
    xq_lua_set_text(L, "nature", xq_nature_name((xq_nature)evidence->nature));
    xq_lua_push_move(L, evidence->move, form < XQ_LUA_NOTATION ? form : XQ_LUA_TEXT);
    lua_setfield(L, -2, "move");
    set_square(L, "chaser", evidence->chaser, form);
    xq_lua_set_count(L, "victims", evidence->victims);
    xq_lua_set_count(L, "refusals", evidence->refusals);
    xq_lua_set_count(L, "line", evidence->line);
    set_bool(L, "is_unsure", evidence->is_unsure != 0);
    lua_pushinteger(L, evidence->gain_strong);
    lua_setfield(L, -2, "gain_strong");
    lua_pushinteger(L, evidence->gain_soldiers);
    lua_setfield(L, -2, "gain_soldiers");
    lua_pushinteger(L, evidence->gain_weak);
    lua_setfield(L, -2, "gain_weak");
}

void xq_lua_push_victim(lua_State *L, const xq_victim *victim, int form)
{
    size_t chasers = 0;
    while (chasers < sizeof victim->chasers && victim->chasers[chasers] != XQ_SQUARE_NONE)
        chasers++;
    new_table(L, 0, 4);
    set_square(L, "square", victim->square, form);
    set_piece(L, "piece", victim->piece);
    set_bool(L, "is_common", victim->is_common != 0);
    xq_lua_push_squares(L, victim->chasers, chasers, form);
    lua_setfield(L, -2, "chasers");
}

void xq_lua_push_refusal(lua_State *L, const xq_refusal *refusal, int form)
{
    new_table(L, 0, 8);
    xq_lua_set_text(L, "reason", xq_refusal_name((xq_refusal_reason)refusal->reason));
    xq_lua_set_text(L, "text", xq_refusal_text((xq_refusal_reason)refusal->reason));
    set_square(L, "chaser", refusal->chaser, form);
    set_piece(L, "chaser_piece", refusal->chaser_piece);
    set_square(L, "square", refusal->square, form);
    set_piece(L, "piece", refusal->piece);
    set_square(L, "by", refusal->by, form);
    set_piece(L, "by_piece", refusal->by_piece);
}

/* ---- rules ---- */

void xq_lua_push_profile(lua_State *L, const xq_profile_info *info)
{
    new_table(L, 0, 4);
    xq_lua_set_text(L, "name", info->name);
    xq_lua_set_text(L, "title", info->title);
    xq_lua_set_text(L, "clauses", info->clauses);
    xq_lua_set_text(L, "variant", xq_variant_name((xq_variant)info->variant));
}

void xq_lua_push_parameter(lua_State *L, const xq_parameter_info *info)
{
    new_table(L, 0, 4);
    xq_lua_set_text(L, "name", info->name);
    xq_lua_set_text(L, "description", info->description);
    xq_lua_set_text(L, "values", info->values);
    xq_lua_set_text(L, "clause", info->clause);
}
