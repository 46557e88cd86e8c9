import { doubts, refusals as engineRefusals } from '@artha/statements/engine';
import { latinWords } from '../testing/latinWords.ts';
import { form as englishForm } from './en/form.ts';
import { conversion as english } from './en/conversion.ts';
import { result as englishResult } from './en/result.ts';
import { conversion as hindi } from './hi/conversion.ts';
import { form as hindiForm } from './hi/form.ts';
import { categories } from './hi/names.ts';
import { offers as hindiOffers } from './hi/offers.ts';
import { refusals } from './hi/refusals.ts';
import { result as hindiResult } from './hi/result.ts';

/** A sentence in Hindi: letters of other scripts only in names, formats and file endings. */
const hindiSentence = /^[^.?!]*\p{Script=Devanagari}[^]*।$/u;

/** Every text of an object, its functions called with numbers and names that are no words. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test('what the form and a result say in Hindi has no English words', () => {
  expect([hindiForm, hindiResult, hindiOffers].flatMap(textsOf).filter((text) => latinWords(text).length > 0)).toEqual(
    [],
  );
  expect(textsOf(hindiForm)).toHaveLength(textsOf(englishForm).length);
});

test.each(Object.entries(refusals))('%s has its sentence in Hindi', (code, sentence) => {
  expect(sentence).toMatch(hindiSentence);
  expect(latinWords(sentence)).toEqual([]);
  expect(hindi.refused({ message: 'In English.', code })).toBe(sentence);
  expect(english.refused({ message: 'In English.', code })).toBe('In English.');
});

test('every refusal of the engine is among them', () => {
  expect(Object.keys(refusals)).toEqual(expect.arrayContaining(Object.keys(engineRefusals)));
});

test('a code that this page does not know, or none, still gives a sentence in Hindi', () => {
  for (const code of ['new-in-the-service', 'toString', undefined]) {
    expect(hindi.refused({ message: 'New.', code })).toMatch(/^फ़ाइल अपलोड करते समय गड़बड़ी हुई।/);
    expect(hindi.message({ message: 'New.', code })).toMatch(hindiSentence);
  }
  expect(english.refused({ message: '' })).toBe('An error occurred while uploading the file.');
});

test.each([
  ['too-many-pages', { kind: 'pages', count: 9, limit: 3 }, /9 पन्ने हैं; सीमा 3/],
  ['too-many-rows', { kind: 'rows', count: 60, isMore: false, limit: 50 }, /इसमें 60 पंक्तियाँ हैं; सीमा 50/],
  ['too-many-rows', { kind: 'rows', count: 60, isMore: true, limit: 50 }, /60 या ज़्यादा/],
  ['too-large', { kind: 'bytes', limit: 10 * 1024 * 1024 }, /सीमा 10 MB/],
  ['unknown-layout', { kind: 'lines', rows: 4, dated: 5, amounts: 6 }, /राशि वाली 4 पंक्तियाँ/],
  ['unknown-layout', { kind: 'lines', rows: 0, dated: 5, amounts: 6 }, /5 पंक्तियों में तारीख और 6 में राशि/],
  ['unknown-layout', { kind: 'lines', rows: 0, dated: 0, amounts: 0 }, /न तारीख है, न राशि/],
  [
    'columns-missing',
    { kind: 'columns', missing: ['Out'], titles: ['Date', 'Paid'], more: 2 },
    /“Out”। .*“Date”, “Paid” और 2 अन्य/,
  ],
  ['columns-missing', { kind: 'columns', missing: ['Out'], titles: [], more: 0 }, /नहीं मिले: “Out”।$/],
  ['unreadable-rows', { kind: 'unclosed-quote', line: 7 }, /पंक्ति 7/],
  ['unreadable-rows', { kind: 'unreadable-line', line: 8 }, /पंक्ति 8/],
  ['unreadable-rows', { kind: 'dates-without-year' }, /साल नहीं/],
  ['unreadable-rows', { kind: 'pages-missing' }, /^इस फ़ाइल में स्टेटमेंट के सभी पन्ने नहीं/],
  ['no-text', { kind: 'little-text' }, /न के बराबर/],
  ['table-missing', { kind: 'untold-columns', hasTitles: true }, /नाम समझ में नहीं आए/],
  ['table-missing', { kind: 'untold-columns', hasTitles: false }, /कॉलम के नाम नहीं हैं/],
  ['too-often', { kind: 'seconds', seconds: 20 }, /20 सेकंड/],
])('%s says what was found: %j', (code, detail, said) => {
  const sentence = hindi.refused({ message: 'In English.', code, detail });
  expect(sentence).toMatch(said);
  expect(sentence).toMatch(hindiSentence);
});

test.each(Object.keys(doubts))('the doubt %s has a sentence of its own in Hindi', (code) => {
  expect(hindiResult.proof.doubt(code)).toMatch(hindiSentence);
  expect(hindiResult.proof.doubt(code)).not.toBe(hindiResult.proof.doubt('any other'));
});

test('each category has another name in Hindi, so that a chosen name tells the category', () => {
  expect(new Set(Object.values(categories)).size).toBe(Object.keys(categories).length);
  expect(hindiResult.category('Groceries')).toBe('किराना');
  expect(hindiResult.category('Uncategorized')).toBe('बिना श्रेणी');
  expect(hindiResult.category('Of another service')).toBe('Of another service');
});

test('a date has its month in Hindi, and one in no known format stays', () => {
  expect(hindiResult.date('2025-10-01')).toBe('01 अक्टूबर 2025');
  expect(hindiResult.day('2025-02-08')).toBe('08 फ़रवरी');
  expect(hindiResult.date('someday')).toBe('someday');
  expect(englishResult.date('2025-10-01')).toBe('01 Oct 2025');
});

test.each([
  [{ by: 'rule', what: 'salary' }, 'बैंक के अपने शब्द बताते हैं: वेतन।'],
  [{ by: 'rule', what: 'new-in-the-service' }, 'बैंक के अपने शब्द यही श्रेणी बताते हैं।'],
  [{ by: 'merchant', what: 'Swiggy' }, 'विवरण में दुकान या कंपनी का नाम है: “Swiggy”।'],
  [{ by: 'keyword', what: 'CAFE' }, 'विवरण में “CAFE” शब्द है।'],
  [{ by: 'person', what: '' }, 'दूसरी ओर कोई व्यक्ति है।'],
  [{ by: 'nothing', what: '' }, 'विवरण से पता नहीं चलता कि यह किस लिए था।'],
] as const)('%j in Hindi: %s', (reason, sentence) => {
  expect(hindiResult.corrections.reason(reason)).toBe(sentence);
});
