import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hindiTerms } from './hindiTerms.ts';
import { findFaultsInHindi, findHindiFaults, findSecondSpellings } from './plainHindi.ts';

const found = (text: string) => findHindiFaults(text).map(({ word }) => word);

describe('a word that is not that of the list', () => {
  test.each([
    ['उपकरण', 'कुछ भी इस उपकरण से बाहर नहीं जाता।'],
    ['लोन', 'घर के लिए लोन'],
    ['कर्ज़दार', 'कर्ज़दार कौन है'],
    ['मनगढ़ंत', 'कंपनी मनगढ़ंत है।'],
    ['1 सा', "periodLabels: { '1Y': '1 सा' }"],
    ['वर्ष', 'उस वर्ष में उम्र'],
    ['डेबिट', 'कुल डेबिट'],
    ['निकास भार', 'निकास भार और कर'],
    ['TDS', 'यह TDS कटने के बाद की राशि है।'],
    ['EMI', '"₹10,00,000 के ऋण की EMI लगभग ₹8,997 होगी।"'],
  ])('%s is found', (word, text) => {
    expect(found(text)).toEqual([word]);
  });

  test.each([
    'डिवाइस, ऋण और कर',
    'क्रेडिट कार्ड का भुगतान',
    'निर्धारण वर्ष 2026-27, प्रतिवर्ष नहीं',
    '1 माह, 1 साल, 1 में से 1, 6 महीने',
    'स्रोत पर कर कटौती (TDS)।',
    'export const TDS = 1; // PAN of a person',
    'सलोनी',
  ])('none is in “%s”', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('is told with its line, and with the word for it', () => {
    expect(findHindiFaults('एक\nमनगढ़ंत')).toEqual([
      { line: 2, word: 'मनगढ़ंत', instead: 'Write “काल्पनिक”. मनगढ़ंत is a lie.' },
    ]);
  });
});

describe('a spelling', () => {
  test.each(['फंड', 'फॉर्म', 'बाजार', 'ज्यादा', 'क़ीमत', 'तारीख़', 'खर्च', 'गलत', 'महंगाई', 'पाँच'.replace('ाँ', 'ां')])(
    '“%s” is refused',
    (word) => {
      expect(found(word)).toEqual([word]);
    },
  );

  test('with one character for letter and dot is refused, because a search does not find it', () => {
    expect(found('\u095eाइल')).toEqual(['\u095eाइल']);
  });

  test.each(['फ़ंड', 'फिर', 'प्रतिफल', 'मुद्रास्फीति', 'ईपीएफ', 'एनईएफटी', 'बाज़ार', 'कीमत', 'तारीख', 'मुफ़्त'])(
    '“%s” is right',
    (word) => {
      expect(found(word)).toEqual([]);
    },
  );

  test('is one in all texts', () => {
    const text = (file: string, words: string) => ({ file, text: words });
    expect(findSecondSpellings([text('a.ts', 'सज़ा, खाने'), text('b.json', 'सजा, ख़ाने')])).toEqual([
      'b.json: “सजा”, but a.ts: “सज़ा”. Write one of them.',
    ]);
  });
});

test('the words of the list are themselves right', () => {
  expect(hindiTerms.flatMap(({ hindi }) => findHindiFaults(hindi))).toEqual([]);
});

test('texts in code, data and documents are checked; what recognises words of other people is not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hindi-'));
  for (const file of [
    'mfe-a/src/texts/hi/a.ts',
    'shell/b.json',
    'docs/c.md',
    'mfe-a/src/domain/d.ts',
    'shell/e.test.ts',
  ]) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), 'लोन');
  }
  const reason = 'Write “ऋण”. The Act and the names of the glossary say ऋण.';
  expect(findFaultsInHindi(folder)).toEqual(
    ['docs/c.md', 'mfe-a/src/texts/hi/a.ts', 'shell/b.json'].map((file) => `${file}:1: “लोन”. ${reason}`),
  );
  rmSync(folder, { recursive: true });
});

test('every text of this repository is right', () => {
  expect(findFaultsInHindi()).toEqual([]);
});
