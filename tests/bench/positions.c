#include "positions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const bench_place places[PLACE_COUNT] = {
    {"start", "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1", 5, XQ_VARIANT_XIANGQI},
    {"cpw1", "r1ba1a3/4kn3/2n1b4/pNp1p1p1p/4c4/6P2/P1P2R2P/1CcC5/9/2BAKAB2 w - - 0 1", 5, XQ_VARIANT_XIANGQI},
    {"midA", "r2akab1r/3n5/4b3n/p1p1pRp1p/9/2P3P2/P3P3c/N2C3C1/4A4/1RBAK1B2 w - - 0 1", 5,
     XQ_VARIANT_XIANGQI},
    {"midB", "1rb1ka3/4a4/2n4c1/p3p3p/1nb6/5R3/P3P2CP/4C4/R3N1r2/2BAKAB2 w - - 0 1", 5, XQ_VARIANT_XIANGQI},
    {"midC", "1rbak2r1/9/2na2n2/p1p5p/6p2/2P6/P5P1P/BCN1C1Nc1/7R1/3AKAB2 w - - 0 1", 5, XQ_VARIANT_XIANGQI},
    {"endg", "5a3/3k5/3aR4/9/5r3/5n3/9/3A1A3/5K3/2BC2B2 w - - 0 1", 6, XQ_VARIANT_XIANGQI},
    {"janggi-start", "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1", 5,
     XQ_VARIANT_JANGGI},
    {"janggi-midA", "1b2a1nC1/4a3c/1n1c1k3/3ppp1p1/1p4r2/9/R1PPB4/N2B4C/3K5/3AA2N1 w - - 0 1", 5,
     XQ_VARIANT_JANGGI},
    {"janggi-midB", "3a2nb1/9/2n2kr2/R2p1p2p/6p2/3P3c1/5BPP1/1p2AC1C1/3Kc4/1BNA2N1R w - - 0 1", 5,
     XQ_VARIANT_JANGGI},
    {"janggi-endg", "4aanbr/3k5/9/2p3p1p/3p5/6b2/1R2P1P1P/3p2N2/3A5/2N1KA2R w - - 0 1", 5, XQ_VARIANT_JANGGI},
};

xq_position position_of(const bench_place *place)
{
    xq_position position;
    xq_error error;
    if (xq_position_from_fen(place->fen, strlen(place->fen), place->variant, XQ_FEN_STRICT, &position, NULL,
                             &error) != XQ_OK) {
        fprintf(stderr, "%s: %s\n", place->name, error.text);
        exit(EXIT_FAILURE);
    }
    return position;
}
