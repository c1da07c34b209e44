/* How each kind of argument and result is treated, in terms of a language's hooks (README.md). */

/* ---- status to exception ---- */

/* The detail of an error hides the file's null pointer of the same name, so that the status below finds it. */
%typemap(in, numinputs=0, noblock=1) xq_error *error (xq_error detail)
"memset(&detail, 0, sizeof detail); $1 = &detail; xq_error *const xqb_error = &detail; (void)xqb_error;"

%typemap(out) xq_status
{
    if ($1 != XQ_OK) {
        XQB_FAIL($1, xqb_error);
        SWIG_fail;
    }
    XQB_OUT_STATUS();
}

/* ---- numbers in a range ---- */

%define %xqb_in_int(TYPE, LOW, HIGH)
%typemap(in) TYPE
{
    long long number = 0;
    if (!XQB_IN_INT($input, number, LOW, HIGH, "$1_name"))
        SWIG_fail;
    $1 = (TYPE)number;
}
%enddef

%xqb_in_int(xq_square, 0, 255)
%xqb_in_int(xq_move, 0, 65535)
%xqb_in_int(xq_piece, 0, 255)
%xqb_in_int(uint32_t, 0, 4294967295LL)
%xqb_in_int(size_t, 0, 4294967295LL)
%xqb_in_int(int, -2147483647 - 1, 2147483647)
%xqb_in_int(xq_status, 0, 2147483647)
%xqb_in_int(xq_variant, 0, 2147483647)
%xqb_in_int(xq_side, -1, 2147483647)
%xqb_in_int(xq_kind, 0, 2147483647)
%xqb_in_int(xq_coordinates, 0, 2147483647)
%xqb_in_int(xq_notation, 0, 2147483647)
%xqb_in_int(xq_layout, -1, 2147483647)
%xqb_in_int(xq_standing, 0, 2147483647)
%xqb_in_int(xq_illegality, 0, 2147483647)
%xqb_in_int(xq_fault_code, 0, 2147483647)
%xqb_in_int(xq_result, 0, 2147483647)
%xqb_in_int(xq_reason, 0, 2147483647)
%xqb_in_int(xq_nature, 0, 2147483647)
%xqb_in_int(xq_refusal_reason, 0, 2147483647)
%xqb_in_int(xq_bikjang, 0, 2147483647)
%xqb_in_int(xq_form, 0, 2147483647)
%xqb_in_int(xq_letters, 0, 2147483647)
%xqb_in_int(xq_theme, 0, 2147483647)
%xqb_in_int(xq_tone, 0, 2147483647)

%typemap(in) bool
{
    bool truth = false;
    if (!XQB_IN_BOOL($input, truth, "$1_name"))
        SWIG_fail;
    $1 = truth;
}

%typemap(out) bool { XQB_OUT_BOOL($1); }
%typemap(out) uint64_t { XQB_OUT_KEY($1); }
%typemap(out) char
{
    const char letter = $1;
    XQB_OUT_TEXT(&letter, letter ? 1u : 0u);
}

%typemap(out) xq_square, xq_move, xq_piece, uint32_t, int, size_t, xq_variant, xq_side, xq_kind, xq_bikjang,
    xq_standing, xq_illegality, xq_layout, xq_nature
{ XQB_OUT_INT($1); }

/* ---- text ---- */

%typemap(in) (const char *text, size_t length)
{
    if (!XQB_IN_TEXT($input, $1, $2, "$1_name"))
        SWIG_fail;
}

%typemap(in) const char *
{
    if (!XQB_IN_WORD($input, $1, "$1_name"))
        SWIG_fail;
}

/* Text is borrowed from the caller's object. */
%typemap(freearg) const char * ""
%typemap(freearg) (const char *text, size_t length) ""

/* A null pointer is how a row of texts ends. */
%typemap(out) const char *
{
    if ($1) {
        XQB_OUT_TEXT($1, strlen($1));
    } else {
        XQB_OUT_NONE();
    }
}

%typemap(in) char letter
{
    const char *word = NULL;
    size_t bytes = 0;
    if (!XQB_IN_TEXT($input, word, bytes, "$1_name"))
        SWIG_fail;
    $1 = (char)(bytes == 1 ? word[0] : 0);
}

/* Text of any length, from malloc. */
%typemap(out) char *
{
    if (!$1) {
        XQB_FAIL(XQ_ERR_MEMORY, xqb_error);
        SWIG_fail;
    }
    XQB_OUT_TEXT($1, strlen($1));
    free($1);
}

/* Calls that return the length of a text that cannot outgrow the buffer: the text alone is the result. */
%define %xqb_writes(FUNCTION)
%typemap(out) size_t FUNCTION ""
%enddef

%typemap(in, numinputs=0) (char *text, size_t capacity) (char buffer[XQB_TEXT_SIZE])
{
    $1 = buffer;
    $2 = sizeof buffer;
}
%typemap(argout) (char *text, size_t capacity) { XQB_OUT_TEXT($1, strlen($1)); }

%typemap(in, numinputs=0) (char *text, size_t capacity, size_t *length) (char buffer[XQB_TEXT_SIZE], size_t needed)
{
    $1 = buffer;
    $2 = sizeof buffer;
    needed = 0;
    $3 = &needed;
}
%typemap(argout) (char *text, size_t capacity, size_t *length) { XQB_OUT_TEXT($1, strlen($1)); }
%apply (char *text, size_t capacity, size_t *length) { (char *value, size_t capacity, size_t *length) };

%xqb_writes(xq_square_write)
%xqb_writes(xq_move_write)
%xqb_writes(xq_fault_write)
%xqb_writes(xq_position_to_fen)
%xqb_writes(xq_position_to_text)

/* ---- lists: as many as the call returns ---- */

%define %xqb_list(TYPE, NAME, SIZE, HOOK)
%typemap(in, numinputs=0) (TYPE *NAME, size_t capacity) (TYPE list[SIZE])
{
    $1 = list;
    $2 = SIZE;
}
%typemap(argout) (TYPE *NAME, size_t capacity) { HOOK($1, (size_t)result); }
%enddef

%xqb_list(xq_move, moves, XQ_MOVES_MAX, XQB_OUT_MOVES)
%xqb_list(xq_square, squares, XQ_SQUARE_COUNT, XQB_OUT_SQUARES)
%xqb_list(xq_pin, pins, XQ_PINS_MAX, XQB_OUT_PINS)

%define %xqb_lists(FUNCTION)
%typemap(out) size_t FUNCTION ""
%enddef

%xqb_lists(xq_position_find)
%xqb_lists(xq_position_moves)
%xqb_lists(xq_position_captures)
%xqb_lists(xq_position_checks)
%xqb_lists(xq_position_evasions)
%xqb_lists(xq_position_moves_from)
%xqb_lists(xq_position_checkers)
%xqb_lists(xq_position_attackers)
%xqb_lists(xq_position_pins)
%xqb_lists(xq_game_banned_moves)
%xqb_lists(xq_game_allowed_moves)
%xqb_lists(xq_game_evidence_line)
%xqb_lists(xq_game_nature_line)

/* The counts of all kinds. */
%typemap(in, numinputs=0) uint8_t counts[XQ_KIND_END] (uint8_t list[XQ_KIND_END]) { $1 = list; }
%typemap(argout) uint8_t counts[XQ_KIND_END] { XQB_OUT_COUNTS($1); }

/* All faults of a setup: having some is an answer here, not a failure. */
%typemap(in, numinputs=0) (xq_fault *faults, size_t capacity, size_t *count)
    (xq_fault list[XQ_FAULTS_MAX], size_t found)
{
    found = 0;
    $1 = list;
    $2 = XQ_FAULTS_MAX;
    $3 = &found;
}
%typemap(argout) (xq_fault *faults, size_t capacity, size_t *count) { XQB_OUT_FAULTS($1, *$3); }
%typemap(out) xq_status xq_setup_validate
{
    if ($1 != XQ_OK && $1 != XQ_ERR_SETUP) {
        XQB_FAIL($1, xqb_error);
        SWIG_fail;
    }
    XQB_OUT_STATUS();
}

%typemap(in, numinputs=0) (xq_perft_entry *entries, size_t capacity, size_t *count)
    (xq_perft_entry list[XQ_MOVES_MAX], size_t found)
{
    found = 0;
    $1 = list;
    $2 = XQ_MOVES_MAX;
    $3 = &found;
}
%typemap(argout) (xq_perft_entry *entries, size_t capacity, size_t *count) { XQB_OUT_DIVIDE($1, *$3); }

/* ---- single results through pointers ---- */

%define %xqb_result(TYPE, NAME, STATEMENT)
%typemap(in, numinputs=0) TYPE *NAME (TYPE value)
{
    memset(&value, 0, sizeof value);
    $1 = &value;
}
%typemap(argout) TYPE *NAME { STATEMENT; }
%enddef

%xqb_result(xq_square, square, XQB_OUT_INT(*$1))
%xqb_result(xq_move, move, XQB_OUT_INT(*$1))
%xqb_result(int64_t, value, XQB_OUT_INT(*$1))
%xqb_result(uint64_t, nodes, XQB_OUT_KEY(*$1))
%xqb_result(uint64_t, key, XQB_OUT_KEY(*$1))
%xqb_result(uint32_t, repairs, XQB_OUT_INT(*$1))
%xqb_result(bool, answer, XQB_OUT_BOOL(*$1))
%xqb_result(xq_nature, nature, XQB_OUT_INT(*$1))
%xqb_result(xq_outcome, outcome, XQB_OUT_OUTCOME($1))
%xqb_result(xq_profile_info, info, XQB_OUT_PROFILE($1))

%xqb_result(xq_parameter_info, info, XQB_OUT_PARAMETER($1))

/* Structs of calls that return whether there is one: the struct, or none. */
%define %xqb_maybe(TYPE, NAME, HOOK)
%typemap(in, numinputs=0) TYPE *NAME (TYPE value)
{
    memset(&value, 0, sizeof value);
    $1 = &value;
}
%typemap(argout) TYPE *NAME
{
    if (result) {
        HOOK($1);
    } else {
        XQB_OUT_NONE();
    }
}
%enddef

%define %xqb_found(FUNCTION)
%typemap(out) bool FUNCTION ""
%enddef

%xqb_maybe(xq_verdict, verdict, XQB_OUT_VERDICT)
%xqb_maybe(xq_victim, victim, XQB_OUT_VICTIM)
%xqb_maybe(xq_refusal, refusal, XQB_OUT_REFUSAL)
/* xq_game_nature_of() returns a status (0 is ok), xq_game_evidence() whether there is one. */
%typemap(in, numinputs=0) xq_evidence *evidence (xq_evidence value)
{
    memset(&value, 0, sizeof value);
    value.side = XQ_SIDE_NONE;
    $1 = &value;
}
%typemap(argout) xq_evidence *evidence
{
    if ($1->side != XQ_SIDE_NONE) {
        XQB_OUT_EVIDENCE($1);
    } else {
        XQB_OUT_NONE();
    }
}
%xqb_found(xq_game_verdict)
%xqb_found(xq_game_evidence)
%xqb_found(xq_game_evidence_victim)
%xqb_found(xq_game_evidence_refusal)
%xqb_found(xq_game_nature_victim)
%xqb_found(xq_game_nature_refusal)

/* ---- handles: never null ---- */

%define %xqb_handle(TYPE, HOOK)
%typemap(in) TYPE *, const TYPE *
{
    if (!HOOK($input, $1, "$1_name"))
        SWIG_fail;
}
%enddef

%xqb_handle(xq_position, XQB_IN_POSITION)
%xqb_handle(xq_setup, XQB_IN_SETUP)
%xqb_handle(xq_game, XQB_IN_GAME)
%xqb_handle(xq_rules, XQB_IN_RULES)

/* What may be left out when a game is opened. */
%typemap(in) const xq_position *start
{
    if (!XQB_IN_POSITION_OR_NONE($input, $1, "$1_name"))
        SWIG_fail;
}
%typemap(in) const xq_rules *rules_or_none
{
    if (!XQB_IN_RULES_OR_NONE($input, $1, "$1_name"))
        SWIG_fail;
}

/* New values. In the C API such an output has the name of an input; checked.h calls it made. */
%define %xqb_new_value(TYPE, HOOK)
%typemap(in, numinputs=0) TYPE *made (TYPE value)
{
    memset(&value, 0, sizeof value);
    $1 = &value;
}
%typemap(argout) TYPE *made
{
    if (!HOOK($1))
        SWIG_fail;
}
%enddef
%xqb_new_value(xq_position, XQB_NEW_POSITION)
%xqb_new_value(xq_setup, XQB_NEW_SETUP)
%apply xq_position *made { xq_position *mirrored, xq_position *swapped };

%define %xqb_new_handle(TYPE, NAME, HOOK)
%typemap(in, numinputs=0) TYPE **NAME (TYPE *handle)
{
    handle = NULL;
    $1 = &handle;
}
%typemap(argout) TYPE **NAME
{
    if (!HOOK(*$1))
        SWIG_fail;
}
%enddef
%xqb_new_handle(xq_game, game, XQB_NEW_GAME)
%xqb_new_handle(xq_rules, rules, XQB_NEW_RULES)
