/** Where webpack says that the files of this release lie. */
declare const __webpack_public_path__: string;

/**
 * Adds Devanagari to the site’s font for the document, once: browsers fetch it where a page has such a letter. A page whose
 * first lines come before the font keeps the system's letters, so that no line moves.
 */
export function loadFont(): void {
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace('Inter', `url(${__webpack_public_path__}devanagari.woff2)`, {
    weight: '400 700',
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
    display: 'optional',
  });
  document.fonts.add(face);
}
