import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The list of banks without layouts as text. A build for browsers takes `bundledBanks.ts` instead. */
export const banksText = readFileSync(join(import.meta.dirname, 'banks.tsv'), 'utf8');
