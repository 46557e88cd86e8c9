import fc from 'fast-check';
import { readLines, splitIntoBlocks, textOf } from './lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import { typedTextSource } from '../text/testing/typedTextSource.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { readWords } from './words.ts';

const textsOf = (texts: readonly TypedText[]) => typedLines(texts).map(({ words }) => textOf(words));

describe('readLines', () => {
  test('sorts words from left to right, and lines from top to bottom', () => {
    expect(
      textsOf([
        { x: 100, y: 30, text: 'D' },
        { x: 100, y: 10, text: 'B' },
        { x: 10, y: 30, text: 'C' },
        { x: 10, y: 10, text: 'A' },
      ]),
    ).toEqual(['A B', 'C D']);
  });

  test('puts words on one line whose baselines differ a little', () => {
    expect(
      textsOf([
        { x: 10, y: 10, text: 'A' },
        { x: 100, y: 12.7, text: 'B' },
      ]),
    ).toEqual(['A B']);
    expect(
      textsOf([
        { x: 10, y: 10, text: 'A' },
        { x: 100, y: 12.8, text: 'B' },
      ]),
    ).toEqual(['A', 'B']);
  });

  test('compares a word with the one before, so that many small steps do not add up to one line', () => {
    const steps = Array.from({ length: 6 }, (_, index) => ({ x: 10 + 60 * index, y: 10 + 2.5 * index, text: 'W' }));
    expect(textsOf(steps)).toEqual(['W W W W W W']);
    const page = Array.from({ length: 6 }, (_, index) => ({ x: 10, y: 10 + 9 * index, text: 'W' }));
    expect(textsOf(page)).toHaveLength(6);
  });

  test('joins fragments of words, but no whole words', () => {
    expect(
      textsOf([
        { x: 22, y: 10, text: 'ARY' },
        { x: 10, y: 10, text: 'SAL' },
      ]),
    ).toEqual(['SALARY']);
    expect(
      textsOf([
        { x: 26, y: 10, text: 'PAYMENT' },
        { x: 10, y: 10, text: 'RENT' },
      ]),
    ).toEqual(['RENT PAYMENT']);
  });

  test('has the mean baseline and the greatest height of its words', () => {
    const [line] = typedLines([
      { x: 10, y: 10, text: 'A' },
      { x: 100, y: 12, text: 'B', size: 10 },
    ]);
    expect(line).toMatchObject({ baseline: 11, height: 11.5 });
  });

  test('gives the same lines in any drawing order, each word once', () => {
    const text = fc.record({ x: fc.integer({ min: 0, max: 9 }), line: fc.integer({ min: 0, max: 9 }) });
    const texts = fc.uniqueArray(text, { selector: ({ x, line }) => `${x} ${line}`, maxLength: 40 }).chain((places) => {
      const typed = places.map(({ x, line }) => ({ x: 60 * x, y: 20 * line, text: `W${x}.${line}` }));
      return fc.tuple(
        fc.constant(typed),
        fc.shuffledSubarray(typed, { minLength: typed.length, maxLength: typed.length }),
      );
    });
    fc.assert(
      fc.property(texts, ([typed, shuffled]) => {
        expect(typedLines(shuffled)).toEqual(typedLines(typed));
        expect(typedLines(typed).flatMap(({ words }) => words)).toHaveLength(typed.length);
      }),
    );
  });

  test('finds no lines on an empty page', () => {
    expect(readLines(readWords(typedTextSource([[]]).readPage(0)))).toEqual([]);
  });
});

describe('splitIntoBlocks', () => {
  function blocks(...texts: readonly TypedText[]): string[] {
    const [line] = typedLines(texts);
    return line === undefined ? [] : splitIntoBlocks(line).map(textOf);
  }

  test('separates texts printed side by side', () => {
    expect(blocks({ x: 10, y: 10, text: 'MR A KUMAR' }, { x: 300, y: 10, text: 'BRANCH PUNE' })).toEqual([
      'MR A KUMAR',
      'BRANCH PUNE',
    ]);
  });

  test('keeps words together up to one and a half line heights apart', () => {
    expect(blocks({ x: 10, y: 10, text: 'AAAAA' }, { x: 43.7, y: 10, text: 'BBBBB' })).toEqual(['AAAAA BBBBB']);
    expect(blocks({ x: 10, y: 10, text: 'AAAAA' }, { x: 43.9, y: 10, text: 'BBBBB' })).toEqual(['AAAAA', 'BBBBB']);
  });
});
