import DOMPurify from 'dompurify';
import { keep } from './keep.ts';

// It loads before any remote, and keeps what it rests on.
const parser = new DOMParser();
const parse = keep(DOMParser.prototype, 'parseFromString');
const bodyOf = keep(Document.prototype, 'body', 'get');
const htmlOf = keep(Element.prototype, 'innerHTML', 'get');
const findIn = keep(RegExp.prototype, 'exec');
const framing = /<(?:i?frame|fencedframe|object|embed|script)/i;
let isReading = false;

/** The same as a browser's Sanitizer leaves, for browsers without one. */
export function purify(html: string): string {
  // It parses what it gets in a document without scripts, which Trusted Types bring here again.
  if (isReading) return html;
  isReading = true;
  const body = bodyOf(parse(parser, html, 'text/html'));
  isReading = false;
  DOMPurify.sanitize(body, { IN_PLACE: true, FORBID_TAGS: ['meta', 'link', 'base', 'style'] });
  const left = htmlOf(body);
  // DOMPurify asks functions that a remote may have replaced what an element is.
  return findIn(framing, left) ? '' : left;
}
