import DOMPurify from 'dompurify';

let isReading = false;

/** The same as a browser's Sanitizer leaves, for browsers without one. */
export function purify(html: string): string {
  // It parses what it gets in a document without scripts, which Trusted Types bring here again.
  if (isReading) return html;
  isReading = true;
  try {
    // Without a Trusted Types policy of its own: the page allows only the shell's.
    return DOMPurify.sanitize(html, { FORBID_TAGS: ['meta', 'link', 'base'], TRUSTED_TYPES_POLICY: null });
  } finally {
    isReading = false;
  }
}
