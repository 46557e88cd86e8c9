import { makeFactsheet } from '../src/document/factsheet.ts';
import { paperFonts } from './paperFonts.ts';

/** Files beside the scripts, which a page loads when it shows a document: the sample factsheet, and the letters of reports. */
export async function assets(): Promise<Record<string, Uint8Array>> {
  const fonts = await paperFonts();
  return {
    'factsheet.pdf': await makeFactsheet(fonts),
    'paper-regular.ttf': fonts.regular,
    'paper-semibold.ttf': fonts.semibold,
  };
}
