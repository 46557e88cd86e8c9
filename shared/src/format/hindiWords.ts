import type { FormatWords } from './words.ts';

/** Words for formats in Hindi; a module of their own, so that no page in English has them. */
export const hindiWords: FormatWords = {
  lakh: 'लाख',
  crore: 'करोड़',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
};
