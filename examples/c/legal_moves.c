/*
 * The legal moves of a position, one a line: captures with the piece taken, checks and mates marked.
 *
 *     legal_moves [xiangqi|janggi [FEN]]
 */
#include <stdio.h>
#include <string.h>
#include <xiangqi/xiangqi.h>

static bool read_position(int count, char **words, xq_position *position)
{
    const xq_variant variant =
        count > 1 && strcmp(words[1], "janggi") == 0 ? XQ_VARIANT_JANGGI : XQ_VARIANT_XIANGQI;
    xq_error error;
    if (count < 3)
        return xq_position_start(variant, position) == XQ_OK;
    if (xq_position_from_fen(words[2], strlen(words[2]), variant, XQ_FEN_LENIENT, position, NULL, &error) ==
        XQ_OK)
        return true;
    fprintf(stderr, "%s\n", error.text);
    if (error.code == XQ_ERR_FEN)
        fprintf(stderr, "%s\n%*s^\n", words[2], (int)error.byte, "");
    return false;
}

/* What a move does; the list that it is from says that it is legal. */
static void print_move(const xq_position *position, xq_move move)
{
    char text[XQ_MOVE_TEXT_SIZE];
    const xq_piece taken = xq_position_piece_at(position, xq_move_to(move));
    xq_position after;
    xq_move_write(move, xq_position_variant(position), XQ_COORDINATES_DEFAULT, text, sizeof text);
    printf("%s", text);
    if (xq_move_is_pass(move))
        printf(" passes");
    else if (taken != XQ_PIECE_NONE)
        printf(" takes %s", xq_kind_name(xq_piece_kind(taken)));
    xq_position_make_copy(position, move, &after);
    const xq_standing standing = xq_position_status(&after);
    if (standing != XQ_STANDING_PLAYING)
        printf(" %s", xq_standing_name(standing));
    putchar('\n');
}

int main(int count, char **words)
{
    xq_position position;
    xq_move moves[XQ_MOVES_MAX];
    if (count > 3 || !read_position(count, words, &position))
        return 2;
    const size_t legal = xq_position_moves(&position, moves, XQ_MOVES_MAX);
    for (size_t i = 0; i < legal; i++)
        print_move(&position, moves[i]);
    printf("%zu moves for %s, %s\n", legal,
           xq_side_name(xq_position_side_to_move(&position), xq_position_variant(&position)),
           xq_standing_name(xq_position_status(&position)));
    return 0;
}
