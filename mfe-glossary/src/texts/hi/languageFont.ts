import { systemSources } from './systemFonts.ts';

/** The base address of this release's files, set by webpack. */
declare const __webpack_public_path__: string;

/** The family of the Hindi label; a name of its own, so that no Hindi text mixes it with another font. */
export const LANGUAGE_FONT = 'Language label';

/**
 * Adds the letters of the Hindi label to the document. Browsers fetch them if the system has no font for them, and would
 * otherwise show empty boxes.
 */
export function loadLanguageFont(): void {
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace(LANGUAGE_FONT, `${systemSources},url(${__webpack_public_path__}language.woff2)`, {
    display: 'swap',
  });
  document.fonts.add(face);
}
