/** Where webpack says that the files of this release lie. */
declare const __webpack_public_path__: string;

/**
 * Adds Devanagari to the site’s font for the document, once: browsers fetch it where a page has such a letter. Until it is
 * there the system’s letters stand in its place.
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
