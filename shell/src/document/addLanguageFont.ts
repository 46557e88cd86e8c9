/** The base address of the shell's files, set by webpack. */
declare const __webpack_public_path__: string;

/** The letters of Hindi, for pages in Hindi. */
export const HINDI_FONT = 'devanagari.woff2';
/** The letters of the word for Hindi, for its link on pages in English. */
export const HINDI_LABEL_FONT = 'hindi-label.woff2';

/**
 * Whether the system has a font with Devanagari: without one, each of its letters is the same empty box. Asking for fonts
 * by their names would miss those that phones have under other ones.
 */
function hasDevanagari(): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  context.font = '32px sans-serif';
  return context.measureText('र').width !== context.measureText('ण').width;
}

/**
 * Adds Devanagari to the site's font for this document, if the system has no font for it. If it has one, as every phone
 * does, text keeps it: nothing moves and nothing is fetched.
 */
export function addLanguageFont(file: typeof HINDI_FONT | typeof HINDI_LABEL_FONT): void {
  if (hasDevanagari()) return;
  const face = new FontFace('Inter', `url(${__webpack_public_path__}${file})`, {
    weight: '400 700',
    unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
    display: 'swap',
  });
  document.fonts.add(face);
}
