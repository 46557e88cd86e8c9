/** The words that formats need, in a language. */
export interface FormatWords {
  readonly lakh: string;
  readonly crore: string;
  /** January to December. */
  readonly months: readonly string[];
}

/** Words for formats in English. */
export const englishWords: FormatWords = {
  lakh: 'lakh',
  crore: 'crore',
  months: 'January February March April May June July August September October November December'.split(' '),
};

/** Words for formats in Hindi. */
export const hindiWords: FormatWords = {
  lakh: 'लाख',
  crore: 'करोड़',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};
