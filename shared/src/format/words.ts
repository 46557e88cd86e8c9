/** The words that formats need, in a language. */
export interface FormatWords {
  readonly lakh: string;
  readonly crore: string;
  /** January to December. */
  readonly months: readonly string[];
}

/** The units of amounts in English; apart from the months, because many pages need nothing else. */
export const englishUnits: Pick<FormatWords, 'lakh' | 'crore'> = { lakh: 'lakh', crore: 'crore' };
