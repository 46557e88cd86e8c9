import { releaseFiles } from '@artha/shared';
import type { ReadTaxFile } from './useTaxFiles.ts';

/** Reads a file with code that loads when the first one is chosen. */
export const readOnDevice: ReadTaxFile = async (file, password) => {
  const { readTaxFile } = await import('../../device/readTaxFile.ts');
  return readTaxFile(releaseFiles(), file, password);
};
