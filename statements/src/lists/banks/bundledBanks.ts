import text from './banks.tsv';

/** The list of banks without layouts as text, in a build for browsers; in Node `readBanks.ts` reads it. */
export const banksText: string = text;
