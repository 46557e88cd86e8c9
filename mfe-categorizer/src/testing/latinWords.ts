/** The words that Hindi texts keep in Latin letters: quoted names, endings and names of files, formats, banks and acronyms. */
const kept =
  /“[^”]*”|\.(?:pdf|csv|xlsx|xls|ods|tsv|txt)\b|\b(?:transactions\.csv|statement-without-personal-data|PDF|CSV|Excel|Tally|OFX|JavaScript|KB|MB|ICICI|PNB|SBI|AXIS|HDFC|OTHER|TDS|PF|PNG|JPEG|WebP|HEIC|Dr|Cr|UPI|EMI|ECS|NACH|Direct)\b/g;

/** The English words that are left in a text in Hindi. */
export const latinWords = (text: string): readonly string[] => text.replaceAll(kept, '').match(/[A-Za-z]{2,}/g) ?? [];
