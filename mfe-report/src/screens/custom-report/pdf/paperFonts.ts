import { releaseFiles } from '@artha/shared';
import type { PaperFonts } from '../../../pdf/paperStyle.ts';

async function readFonts(): Promise<PaperFonts> {
  const files = releaseFiles();
  if (!files) throw new Error('This page has no files of its release.');
  const [regular, semibold] = await Promise.all([files.read('paper-regular.ttf'), files.read('paper-semibold.ttf')]);
  return { regular: new Uint8Array(regular), semibold: new Uint8Array(semibold) };
}

let fonts: Promise<PaperFonts> | undefined;

/** Loads the fonts of PDFs once. @throws if they do not load. */
export async function loadFonts(): Promise<PaperFonts> {
  fonts ??= readFonts();
  try {
    return await fonts;
  } catch (cause) {
    // The next attempt asks again.
    fonts = undefined;
    throw cause;
  }
}
