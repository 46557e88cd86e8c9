import { releaseFiles } from '@artha/shared';
import type { ReadFile } from './useTaxFiles.ts';

/** Reads a file with code that loads when the first one is chosen. */
export const readOnDevice: ReadFile = async (file, password) => {
  const { readTaxFile } = await import('../../device/readTaxFile.ts');
  return readTaxFile(releaseFiles(), file, password);
};
