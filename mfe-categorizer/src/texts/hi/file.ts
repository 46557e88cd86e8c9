import type { FileTexts } from '../en/file.ts';

const units = { pdf: ['पन्ना', 'पन्ने'], csv: ['पंक्ति', 'पंक्तियाँ'] } as const;

/** The texts of the page about a chosen file, in Hindi. */
export const file: FileTexts = {
  columns: {
    isOwnWorkbook: 'यह फ़ाइल इसी पन्ने से सहेजी गई थी, इसलिए कॉलम के नाम भर दिए गए हैं।',
    areFilledIn: 'आपकी फ़ाइल से भरे गए। कृपया जाँच लें।',
    found: (names) => `आपकी फ़ाइल में मिले नाम: ${names.map((name) => `“${name}”`).join(', ')}।`,
    use: 'यही नाम लें',
  },
  count: (mode, count) => `${count} ${units[mode][count === 1 ? 0 : 1]}`,
  tooLong: (file, length, limit) =>
    `${file}: ${length}; अपलोड की सीमा ${limit} है। “बिना अपलोड किए बदलें” से पूरी फ़ाइल इसी डिवाइस पर बदल जाती है।`,
};
