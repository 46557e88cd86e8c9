import fc from 'fast-check';
import { endsAtAmount, endsAtDate, findRuns, learnRowSpacing, learnSpacingBelow } from './rowSpacing.ts';
import { continuationLine, otherLine, rowLine, summaryLine } from './testing/tableLines.ts';

describe('findRuns', () => {
  test('separates lines of rows at summaries and other lines', () => {
    const lines = [rowLine(0), continuationLine(10), summaryLine(20), continuationLine(30), otherLine(40), rowLine(50)];
    expect(findRuns(lines)).toEqual([[0, 1], [3], [5]]);
  });

  test('finds none without rows', () => {
    expect(findRuns([otherLine(0), summaryLine(10)])).toEqual([]);
  });
});

describe('learnRowSpacing', () => {
  /** Rows of two lines below their date, with these distances in points: between lines, and before the next row. */
  const below = (pitch: number, rowGap: number) =>
    [0, 1, 2, 3].flatMap((row) => {
      const y = row * (pitch + rowGap);
      return [rowLine(y), continuationLine(y + pitch)];
    });

  test('learns the distance between lines of a row', () => {
    expect(learnRowSpacing([below(9, 15)]).pitch).toBe(9);
    expect(learnRowSpacing([below(9, 15), below(9, 15)]).pitch).toBe(9);
  });

  test('knows no distance if no row has two lines', () => {
    expect(learnRowSpacing([[rowLine(0), rowLine(15), rowLine(30)]])).toEqual({
      pitch: 0,
      hasWiderRowGaps: false,
      startsAtDate: true,
      isCentred: false,
      mayBeCentred: true,
    });
    expect(learnRowSpacing([])).toMatchObject({ pitch: 0, hasWiderRowGaps: false });
  });

  test('detects rows that are further apart than their lines', () => {
    expect(learnRowSpacing([below(9, 11)]).hasWiderRowGaps).toBe(true);
    expect(learnRowSpacing([below(9, 10)]).hasWiderRowGaps).toBe(false);
  });

  test('detects narrations that continue below their date', () => {
    expect(learnRowSpacing([below(9, 14)]).startsAtDate).toBe(true);
    const around = [0, 1, 2, 3].flatMap((row) => {
      const y = row * 32;
      return [continuationLine(y), rowLine(y + 9), continuationLine(y + 18)];
    });
    expect(learnRowSpacing([around])).toEqual({
      pitch: 9,
      hasWiderRowGaps: true,
      startsAtDate: false,
      isCentred: false,
      mayBeCentred: true,
    });
  });

  test('ignores distances that are too wide for one row, and lines without text', () => {
    const lines = [rowLine(0), continuationLine(40), rowLine(80), continuationLine(89)];
    expect(learnRowSpacing([lines]).pitch).toBe(9);
    expect(learnRowSpacing([[rowLine(0, ''), continuationLine(5, ''), continuationLine(9)]]).pitch).toBe(0);
  });

  test('takes the distance of lines that are all far apart', () => {
    expect(learnRowSpacing([below(20, 30)]).pitch).toBe(20);
  });

  test('detects dates that are in the middle of their rows, between two lines of text', () => {
    const centred = (offset: number, text = '') =>
      [0, 1, 2].flatMap((row) => {
        const y = row * 32;
        return [continuationLine(y), rowLine(y + offset, text), continuationLine(y + 10)];
      });
    expect(learnRowSpacing([centred(5)]).isCentred).toBe(true);
    expect(learnRowSpacing([centred(5, 'TEXT')]).isCentred).toBe(false);
    expect(learnRowSpacing([centred(1)]).isCentred).toBe(false);
    const plain = [rowLine(200, ''), continuationLine(210), rowLine(230, ''), continuationLine(240)];
    expect(learnRowSpacing([centred(5), plain]).isCentred).toBe(true);
    expect(learnRowSpacing([centred(5), plain, plain]).isCentred).toBe(false);
  });

  test('ignores a few rows that are spaced otherwise', () => {
    const crowded = [rowLine(0), continuationLine(9), rowLine(18)];
    const pages = [below(9, 14), below(9, 14), below(9, 14), crowded];
    expect(learnRowSpacing(pages)).toMatchObject({ hasWiderRowGaps: true, startsAtDate: true });
    expect(learnRowSpacing([below(9, 14), crowded, crowded]).hasWiderRowGaps).toBe(false);
  });

  test('learns the same from pages in any order', () => {
    const line = fc.record({ gap: fc.integer({ min: 5, max: 30 }), isRow: fc.boolean() });
    const pages = fc.array(fc.array(line, { maxLength: 10 }), { maxLength: 5 });
    fc.assert(
      fc.property(pages, (drawn) => {
        const typed = drawn.map((steps) => {
          let y = 0;
          return steps.map(({ gap, isRow }) => (isRow ? rowLine : continuationLine)((y += gap)));
        });
        expect(learnRowSpacing(typed.toReversed())).toEqual(learnRowSpacing(typed));
      }),
    );
  });
});

describe('dates that may be in the middle of their rows', () => {
  /** A page of rows with these numbers of lines of text above and below each date, all spaced alike. */
  const page = (...rows: readonly (readonly [above: number, below: number])[]) => {
    let y = 0;
    const texts = (count: number) => Array.from({ length: count }, () => continuationLine((y += 10)));
    return rows.flatMap(([above, below]) => [...texts(above), rowLine((y += 10)), ...texts(below)]);
  };
  const mayBeCentred = (...pages: Parameters<typeof learnRowSpacing>[0]) => learnRowSpacing(pages).mayBeCentred;

  test('have as many lines above them as below', () => {
    expect(mayBeCentred(page([1, 1], [2, 2], [1, 1]))).toBe(true);
    expect(mayBeCentred(page([0, 0], [0, 0], [1, 1]))).toBe(true);
  });

  test('have no more lines above them than are between the two dates', () => {
    expect(mayBeCentred(page([2, 1], [0, 0], [0, 0]))).toBe(false);
    expect(mayBeCentred(page([0, 1], [0, 0], [0, 0]))).toBe(false);
  });

  test('may have a tenth of their rows parted by the ends of pages', () => {
    const even = page(...Array.from({ length: 10 }, () => [1, 1] as const));
    const parted = page([2, 1], [0, 0]);
    expect(mayBeCentred(even, parted)).toBe(true);
    expect(mayBeCentred(even.slice(3), parted, parted)).toBe(false);
  });
});

describe('the share of close gaps', () => {
  /** Rows of two lines 9 points apart, and rows of two lines 20 points apart. */
  const close = (count: number) => Array.from({ length: count }, () => [rowLine(0), continuationLine(9)]);
  const far = (count: number) => Array.from({ length: count }, () => [rowLine(0), continuationLine(20)]);

  test('is more than a fifth where lines of rows are close; a few close lines are those of a footer', () => {
    expect(learnRowSpacing([...close(2), ...far(7)]).pitch).toBe(9);
    expect(learnRowSpacing([...close(2), ...far(8)]).pitch).toBe(20);
  });
});

describe('endsAtDate', () => {
  const above = [continuationLine(0), rowLine(10), continuationLine(20), rowLine(30)];

  test('is told by a text above the first date and none below the last', () => {
    expect(endsAtDate([above])).toBe(true);
    expect(endsAtDate([above, [rowLine(0), otherLine(10)]])).toBe(true);
    expect(endsAtDate([above.slice(1)])).toBe(false);
    expect(endsAtDate([[continuationLine(0, ''), rowLine(10)]])).toBe(false);
  });

  test('is refuted by a text below the last date of any page', () => {
    expect(endsAtDate([above, [rowLine(0), continuationLine(10)]])).toBe(false);
    expect(endsAtDate([above, []])).toBe(false);
    expect(endsAtDate([])).toBe(false);
  });
});

describe('endsAtAmount', () => {
  const dated = continuationLine(0, 'MORE', '2026-04-01');

  test('returns true if dates begin rows whose amounts are on the line below', () => {
    expect(endsAtAmount([[dated, rowLine(10, 'ROW', ''), rowLine(20)]])).toBe(true);
    expect(endsAtAmount([[dated, continuationLine(5), rowLine(10, 'ROW', '')]])).toBe(true);
  });

  test('returns false if a date has no amount below it, or only one with a date of its own', () => {
    expect(endsAtAmount([[dated, rowLine(10)]])).toBe(false);
    expect(endsAtAmount([[dated, rowLine(10, 'ROW', ''), dated]])).toBe(false);
    expect(endsAtAmount([[dated, summaryLine(10)]])).toBe(false);
  });

  test('returns false if every date is beside an amount, and ignores a number that is no date', () => {
    expect(endsAtAmount([[rowLine(0), continuationLine(10)]])).toBe(false);
    expect(endsAtAmount([[dated, rowLine(10, 'ROW', ''), continuationLine(20, 'MORE', '5 Market')]])).toBe(true);
  });
});

test('below their rows, narrations are as far from these as from their own lines, whatever follows', () => {
  const lines = [rowLine(0, ''), continuationLine(12), rowLine(24, ''), continuationLine(36), continuationLine(48)];
  expect(learnSpacingBelow([lines, [summaryLine(10), continuationLine(80)]])).toEqual({
    pitch: 12,
    hasWiderRowGaps: false,
    startsAtDate: true,
    mayBeCentred: false,
    isCentred: false,
  });
});
