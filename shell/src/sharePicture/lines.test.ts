import fc from 'fast-check';
import { balanceLines, cutLines } from './lines.ts';

/** Every letter is as wide as every other. */
const measure = (text: string) => text.length;
const words = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 8 });

describe('a title in lines', () => {
  test('stays in one line if it fits', () => {
    expect(balanceLines('Tax Calculator', 14, measure, 3)).toEqual(['Tax Calculator']);
  });

  test('takes as few as it can, of about the same width', () => {
    expect(balanceLines('Free finance tools for India', 20, measure, 3)).toEqual(['Free finance', 'tools for India']);
  });

  test('ends a line where the sentence pauses, if that costs little', () => {
    expect(balanceLines('Stock research, one right-click away', 22, measure, 3)).toEqual([
      'Stock research,',
      'one right-click away',
    ]);
  });

  test('has none where a word is too wide, or the lines are too few', () => {
    expect(balanceLines('Categorizer', 10, measure, 3)).toBeUndefined();
    expect(balanceLines('one two three', 5, measure, 2)).toBeUndefined();
  });

  test('never loses a word, and no line is wider than it may be', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 8, max: 40 }), (title, width) => {
        const lines = balanceLines(title.join(' '), width, measure, 8);
        expect(lines?.join(' ')).toBe(title.join(' '));
        for (const line of lines ?? []) expect(measure(line)).toBeLessThanOrEqual(width);
      }),
    );
  });
});

describe('a text that is too long for its lines', () => {
  test('is cut after a whole word, with an ellipsis in place of the rest', () => {
    expect(cutLines('one two three, four five', 10, measure, 2)).toEqual(['one two', 'three…']);
  });

  test('never takes more lines, and is whole where they suffice', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 9, max: 40 }), fc.integer({ min: 1, max: 4 }), (text, width, most) => {
        const lines = cutLines(text.join(' '), width, measure, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
        const said = lines.join(' ');
        expect(text.join(' ').startsWith(said.replace(/…$/, ''))).toBe(true);
        if (!said.endsWith('…')) expect(said).toBe(text.join(' '));
      }),
    );
  });
});
