import { readWords } from './lists.ts';

/** Common given names and family names in India, in capitals. */
export const personNames: ReadonlySet<string> = new Set(readWords('person-names.tsv'));
