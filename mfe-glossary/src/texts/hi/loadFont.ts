import { systemSources } from './systemFonts.ts';

/** The base address of this release's files, set by webpack. */
declare const __webpack_public_path__: string;

/**
 * Adds Devanagari to the site’s font for the document, once, if the system has no font for it. Where it has one, as on
 * every phone, text keeps it: the page moves nothing and fetches nothing.
 */
export async function loadFont(): Promise<void> {
  if (typeof FontFace === 'undefined') return;
  try {
    await new FontFace('System', systemSources).load();
  } catch {
    const face = new FontFace('Inter', `url(${__webpack_public_path__}devanagari.woff2)`, {
      weight: '400 700',
      unicodeRange: 'U+0900-097F, U+200C-200D, U+25CC',
      display: 'swap',
    });
    document.fonts.add(face);
  }
}
