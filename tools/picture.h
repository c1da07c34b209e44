/* Drawings as the options want them. */
#ifndef TOOLS_PICTURE_H
#define TOOLS_PICTURE_H

#include "options.h"

/* What commands that draw pictures take. */
enum {
    PICTURE_OPTIONS = 1u << OPTION_FLIP | 1u << OPTION_NO_COORDINATES | 1u << OPTION_LETTERS |
                      1u << OPTION_THEME | 1u << OPTION_WIDTH,
    MARK_OPTIONS = 1u << OPTION_MARK | 1u << OPTION_ARROW | 1u << OPTION_TITLE
};

/* A drawing with its marks and arrows. */
typedef struct picture {
    xq_drawing drawing;
    xq_mark *marks;
    xq_arrow *arrows;
} picture;

/* Reads the options; false after a complaint. picture_release() in either case. */
bool picture_of_options(picture *drawn, const options *given);
void picture_release(picture *drawn);

/* Make room for some marks or arrows more; end the program when memory runs out. */
xq_mark *picture_add_marks(picture *drawn, size_t count);
xq_arrow *picture_add_arrows(picture *drawn, size_t count);

/* The drawing of a position or setup, to be freed. Ends the program when memory runs out. */
char *picture_of_position(const picture *drawn, const xq_position *position, xq_form form);
char *picture_of_setup(const picture *drawn, const xq_setup *setup, xq_form form);

#endif
