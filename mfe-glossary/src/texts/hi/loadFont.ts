/** The base address of this release's files, set by webpack. */
declare const __webpack_public_path__: string;

/**
 * Adds Devanagari to the site’s font for the document, once. Browsers fetch it if a page has such a letter, and show
 * the system’s font until then.
 */
export function loadFont(): void {
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace('Inter', `url(${__webpack_public_path__}devanagari.woff2)`, {
    weight: '400 700',
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
    display: 'swap',
  });
  document.fonts.add(face);
}
