import { typedLines } from '../text/testing/typedLines.ts';
import { findLeftOver } from './findLeftOver.ts';
import type { TableLine } from './tableLine.ts';
import { pagesOf } from './testing/tableLines.ts';

const figures = { dateText: '1', debitPaise: 1, creditPaise: 0, unsidedPaise: 0, balancePaise: undefined };
const summary = { kind: 'carried', debitPaise: undefined, creditPaise: undefined, balancePaise: 1 } as const;

/** Lines of a page by kind: `row`, `text` of a row, `other` or `summary`, each with its text. */
function page(...lines: readonly (readonly ['row' | 'text' | 'other' | 'summary', string])[]): TableLine[] {
  return lines.flatMap(([kind, text], index): TableLine[] => {
    const [line] = typedLines([{ x: 20, y: 20 + 12 * index, text }]);
    if (line === undefined) return [];
    if (kind === 'row') return [{ kind, line, narration: [], figures }];
    if (kind === 'text') return [{ kind: 'continuation', line, narration: line.words, dateText: '' }];
    return [kind === 'other' ? { kind, line, isUnread: false } : { kind, line, summary }];
  });
}

const textsOf = (found: ReturnType<typeof findLeftOver>) =>
  found.map(({ line: { words } }) => words.map(({ text }) => text).join(' '));

const rowsOf = (found: ReturnType<typeof findLeftOver>) => found.map(({ row }) => row);

describe('findLeftOver', () => {
  test('finds lines between rows that belong to none, and the row above each', () => {
    const lines = page(['row', 'A'], ['other', 'lost words'], ['row', 'B'], ['text', 'stray'], ['row', 'C']);
    const found = findLeftOver(pagesOf([lines], [[0, undefined, 2, undefined, 4]]));
    expect(textsOf(found)).toEqual(['lost words', 'stray']);
    expect(rowsOf(found)).toEqual([0, 1]);
  });

  test('counts rows over all pages', () => {
    const [first, second] = [page(['row', 'A'], ['row', 'B']), page(['row', 'C'], ['other', 'lost'], ['row', 'D'])];
    const assignments = [
      [0, 1],
      [0, undefined, 2],
    ];
    expect(rowsOf(findLeftOver(pagesOf([first, second], assignments)))).toEqual([2]);
  });

  test('leaves the head and the foot of a page alone, and what belongs to a row, sums up or is drawn', () => {
    const lines = page(
      ['other', 'head'],
      ['row', 'A'],
      ['text', 'of A'],
      ['summary', 'B/F'],
      ['other', '--------'],
      ['row', 'B'],
      ['other', 'foot'],
    );
    expect(findLeftOver(pagesOf([lines], [[undefined, 1, 1, undefined, undefined, 5, undefined]]))).toEqual([]);
  });

  test('leaves a note with a date of its own alone', () => {
    const notes = page(['other', '02/04/2026 LIEN MARKED']).map((line) => ({ ...line, isNote: true }));
    const lines = [...page(['row', 'A']), ...notes, ...page(['row', 'B'])];
    expect(findLeftOver(pagesOf([lines], [[0, undefined, 2]]))).toEqual([]);
  });
});
