import type { LengthTexts } from '../lengthTexts.ts';

const units = { pdf: ['पन्ना', 'पन्ने'], csv: ['पंक्ति', 'पंक्तियाँ'] } as const;

/** The length of a file in Hindi. */
export const length: LengthTexts = {
  count: (mode, count) => `${count} ${units[mode][count === 1 ? 0 : 1]}`,
  tooLong: (file, length, limit) =>
    `${file}: ${length}; अपलोड की सीमा ${limit} है। “बिना अपलोड किए बदलें” से पूरी फ़ाइल इसी डिवाइस पर बदल जाती है।`,
};
