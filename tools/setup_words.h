/* The start layouts of Janggi as words. */
#ifndef TOOLS_SETUP_WORDS_H
#define TOOLS_SETUP_WORDS_H

#include <xiangqi/xiangqi.h>

/* Reads "CHO/HAN", each word from its player's own left, or "drawn:CHO/HAN", both as drawn with Cho below; "seat:"
   may stand for the former. Complains and returns false when that can't be. */
bool setup_words_read(const char *text, xq_setup *setup);

#endif
