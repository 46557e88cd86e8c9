import fc from 'fast-check';
import { mergeWork, readWorkFile, writeWorkFile, type Work } from './workFile.ts';

const empty: Work = { rules: [], ownCategories: [], corrections: [], splits: [], budget: [] };
const work: Work = {
  rules: [{ words: 'tea', side: 'debit', category: 'Snacks' }],
  ownCategories: ['Snacks'],
  corrections: [{ counterparty: 'A', side: 'debit', category: 'Snacks' }],
  splits: [
    {
      key: '2025-10-01 300 0 A 1',
      parts: [
        { paise: 1_00, category: 'Snacks' },
        { paise: 2_00, category: 'Cash' },
      ],
    },
  ],
  budget: [{ category: 'Snacks', monthlyPaise: 500_00 }],
};

test('what is saved is opened as it was', () => {
  expect(readWorkFile(writeWorkFile(work))).toEqual(work);
  const words = fc.string({ minLength: 2, maxLength: 100 }).filter((text) => text.trim() === text);
  fc.assert(
    fc.property(words, fc.integer({ min: 1 }), (text, paise) => {
      const any: Work = {
        ...work,
        rules: [{ words: text, side: 'either', category: 'Cash' }],
        budget: [{ category: 'Cash', monthlyPaise: paise }],
      };
      expect(readWorkFile(writeWorkFile(any))).toEqual(any);
    }),
    { numRuns: 50 },
  );
});

test('any other file is refused, also one with a part below zero or of another version', () => {
  const text = writeWorkFile(work);
  const others = ['', '[]', '{"kind":"artha category rules","version":1,"rules":[]}'];
  const forged = [text.replace('"version": 1', '"version": 2'), text.replace('"paise": 100', '"paise": -100')];
  for (const other of [...others, ...forged]) expect(readWorkFile(other)).toBeUndefined();
});

test('opening adds to what is there, and the file counts more; opening it twice changes nothing', () => {
  const current: Work = {
    ...empty,
    rules: [{ words: 'rent', side: 'debit', category: 'Rent & Housing' }],
    ownCategories: ['Garden'],
    corrections: [{ counterparty: 'A', side: 'debit', category: 'Cash' }],
    budget: [{ category: 'Snacks', monthlyPaise: 1 }],
  };
  const merged = mergeWork(current, work);
  expect(merged).toEqual({ ...work, rules: [...current.rules, ...work.rules], ownCategories: ['Garden', 'Snacks'] });
  expect(mergeWork(merged, work)).toEqual(merged);
  expect(mergeWork(empty, work)).toEqual(work);
});
