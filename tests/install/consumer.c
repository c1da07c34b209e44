/* A program outside the tree: a position from a FEN, its moves, one of them played, how the game stands. */
#include <xiangqi/xiangqi.h>

#include <stdio.h>
#include <string.h>

static int fail(const char *what, xq_status status, const xq_error *error)
{
    fprintf(stderr, "%s: %s: %s\n", what, xq_status_name(status), error->text);
    return 1;
}

static int play(xq_game *game, const char *text, xq_error *error)
{
    xq_move move;
    xq_outcome outcome;
    const size_t count = xq_position_moves(xq_game_position(game), NULL, 0);
    xq_status status =
        xq_move_read(text, strlen(text), XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, error);
    if (status == XQ_OK)
        status = xq_game_push(game, move, error);
    if (status != XQ_OK)
        return fail(text, status, error);
    xq_game_outcome(game, &outcome);
    printf("%u moves, %s gives %s: %s by %s at ply %u, libxiangqi %s\n", (unsigned)count, text,
           xq_reason_name((xq_reason)outcome.reason), xq_result_text((xq_result)outcome.result),
           outcome.clause, (unsigned)outcome.ply, xq_version_string());
    return 0;
}

int main(void)
{
    static const char fen[] = "3k5/9/9/9/R8/9/9/9/9/4K4 w - - 0 1";
    xq_error error;
    xq_position position;
    xq_game *game;
    int result;
    xq_status status =
        xq_position_from_fen(fen, strlen(fen), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &position, NULL, &error);
    if (status == XQ_OK)
        status = xq_game_new(&position, NULL, NULL, &game, &error);
    if (status != XQ_OK)
        return fail(fen, status, &error);
    result = play(game, "a5d5", &error);
    xq_game_free(game);
    return result;
}
