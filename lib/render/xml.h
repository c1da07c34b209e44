/* Writing XML. */
#ifndef XQ_RENDER_XML_H
#define XQ_RENDER_XML_H

#include "base/writer.h"

#if defined(__GNUC__)
#define XQ_XML_FORMAT __attribute__((format(printf, 2, 3)))
#else
#define XQ_XML_FORMAT
#endif

/* Markup with numbers (%d) and texts that need no escape (%s) put in; %% is a percent sign. */
void xq_xml_write(xq_writer *writer, const char *format, ...) XQ_XML_FORMAT;

/* A text of anybody's as content or attribute: what XML can't hold as such is escaped; control characters become
   blanks, and bytes that are no UTF-8 a replacement character. */
void xq_xml_escape(xq_writer *writer, const char *text);

#endif
