// A C++ program outside the tree: the same as consumer.c, with the language's own means.
#include <xiangqi/xiangqi.h>

#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace
{

void check(xq_status status, const xq_error &error)
{
    if (status != XQ_OK)
        throw std::runtime_error(std::string(xq_status_name(status)) + ": " + error.text);
}

std::vector<std::string> legal_moves(const xq_position &position)
{
    xq_move moves[XQ_MOVES_MAX];
    const std::size_t count = xq_position_moves(&position, moves, XQ_MOVES_MAX);
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < count; i++) {
        char text[XQ_MOVE_TEXT_SIZE];
        xq_move_write(moves[i], xq_position_variant(&position), XQ_COORDINATES_DEFAULT, text, sizeof text);
        texts.push_back(text);
    }
    return texts;
}

xq_position read_fen(const std::string &fen)
{
    xq_error error;
    xq_position position;
    check(xq_position_from_fen(fen.data(), fen.size(), XQ_VARIANT_XIANGQI, XQ_FEN_STRICT, &position, nullptr,
                               &error),
          error);
    return position;
}

void play(xq_game *game, const std::string &text)
{
    xq_error error;
    xq_move move;
    check(xq_move_read(text.data(), text.size(), XQ_VARIANT_XIANGQI, XQ_COORDINATES_DEFAULT, &move, &error),
          error);
    check(xq_game_push(game, move, &error), error);
}

} // namespace

int main()
{
    try {
        const xq_position position = read_fen("3k5/9/9/9/R8/9/9/9/9/4K4 w - - 0 1");
        xq_error error;
        xq_game *opened = nullptr;
        check(xq_game_new(&position, nullptr, nullptr, &opened, &error), error);
        const std::unique_ptr<xq_game, void (*)(xq_game *)> game(opened, xq_game_free);
        const std::size_t count = legal_moves(position).size();
        play(game.get(), "a5d5");
        xq_outcome outcome;
        xq_game_outcome(game.get(), &outcome);
        std::cout << count << " moves, a5d5 gives " << xq_reason_name(static_cast<xq_reason>(outcome.reason))
                  << ": " << xq_result_text(static_cast<xq_result>(outcome.result)) << " by "
                  << outcome.clause << " at ply " << outcome.ply << ", libxiangqi " << xq_version_string()
                  << "\n";
    } catch (const std::exception &failure) {
        std::cerr << failure.what() << "\n";
        return 1;
    }
    return 0;
}
