import { releaseFiles } from '@artha/shared';
import type { PaperFonts } from '../../../pdf/paperStyle.ts';

/** The letters that a report needs besides those of English. */
export type PaperScript = 'latin' | 'devanagari';

const prefixes: Readonly<Record<PaperScript, string>> = { latin: 'paper', devanagari: 'paper-devanagari' };

async function readFonts(script: PaperScript): Promise<PaperFonts> {
  const files = releaseFiles();
  if (!files) throw new Error('This page has no files of its release.');
  const [regular, semibold] = await Promise.all(
    ['regular', 'semibold'].map((weight) => files.read(`${prefixes[script]}-${weight}.ttf`)),
  );
  return { regular: new Uint8Array(regular ?? []), semibold: new Uint8Array(semibold ?? []) };
}

const fonts = new Map<PaperScript, Promise<PaperFonts>>();

/** Loads the fonts of PDFs once. @throws if they do not load. */
export async function loadFonts(script: PaperScript): Promise<PaperFonts> {
  const loading = fonts.get(script) ?? readFonts(script);
  fonts.set(script, loading);
  try {
    return await loading;
  } catch (cause) {
    // The next attempt asks again.
    fonts.delete(script);
    throw cause;
  }
}
