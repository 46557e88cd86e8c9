/** Words before a person's name on a statement or in a narration, in capitals. */
const honorifics = ['MR', 'MRS', 'MS', 'MISS', 'DR', 'SHRI', 'SRI', 'SMT', 'KUM', 'PROF', 'MASTER'];

/** `M/S` before the name of a firm becomes two letters when the text is normalized. */
const leadingHonorificPattern = new RegExp(`^(?:${honorifics.join('|')}|M S|MESSRS) `);

const honorificSet: ReadonlySet<string> = new Set(honorifics);

/** Whether a normalized word is an honorific. */
export function isHonorific(word: string): boolean {
  return honorificSet.has(word);
}

/** A name in normalized words, without the honorific it begins with. */
export function removeHonorific(name: string): string {
  return name.replace(leadingHonorificPattern, '');
}
