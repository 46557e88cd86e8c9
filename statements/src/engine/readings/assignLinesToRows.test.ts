import fc from 'fast-check';
import { assignLinesToRows } from './assignLinesToRows.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import type { RowSpacing } from './rowSpacing.ts';
import type { TablePart } from '../table/section.ts';
import type { TableLine } from './tableLine.ts';
import { continuationLine, otherLine, partBelow, rowLine, summaryLine } from './testing/tableLines.ts';

const even: RowSpacing = {
  pitch: 10,
  hasWiderRowGaps: false,
  startsAtDate: true,
  isCentred: false,
  mayBeCentred: true,
};
const apart: RowSpacing = {
  pitch: 10,
  hasWiderRowGaps: true,
  startsAtDate: false,
  isCentred: false,
  mayBeCentred: true,
};
/** Titles that end far above the first line. */
const farTitles = partBelow(-1000);

function assignBelow(lines: readonly TableLine[], part = farTitles): RowAssignment[] {
  return assignLinesToRows(part, lines, even, 'below');
}

function assignAround(lines: readonly TableLine[], part = farTitles, spacing = apart): RowAssignment[] {
  return assignLinesToRows(part, lines, spacing, 'around');
}

describe('where narrations are below their dates', () => {
  test('a line belongs to the row above it', () => {
    const lines = [rowLine(0), continuationLine(10), continuationLine(20), rowLine(30), continuationLine(40)];
    expect(assignBelow(lines)).toEqual([0, 0, 0, 3, 3]);
  });

  test('a line below the titles continues no row of a table that a closing balance has ended', () => {
    const lines = [continuationLine(0), rowLine(10)];
    expect(assignBelow(lines, partBelow(-15))).toEqual(['previousPage', 1]);
    expect(assignBelow(lines, { ...partBelow(-15), isClosedAbove: true })).toEqual([undefined, 1]);
  });

  test('a line between two rows belongs to the upper one, however far below', () => {
    expect(assignBelow([rowLine(0), continuationLine(30), rowLine(40)])).toEqual([0, 0, 2]);
  });

  test('a line far below the last row belongs to no row, nor does a line below it', () => {
    expect(assignBelow([rowLine(0), continuationLine(17)])).toEqual([0, 0]);
    expect(assignBelow([rowLine(0), continuationLine(18), continuationLine(28)])).toEqual([0, undefined, undefined]);
  });

  test('a line below the last row is as far away as those in the rows above, or hardly further', () => {
    const rows = [rowLine(0), continuationLine(25), rowLine(40)];
    expect(assignBelow([...rows, continuationLine(65)])).toEqual([0, 0, 2, 2]);
    expect(assignBelow([...rows, continuationLine(66)])).toEqual([0, 0, 2, 2]);
    expect(assignBelow([...rows, continuationLine(67)])).toEqual([0, 0, 2, undefined]);
  });

  test('summaries and other lines belong to no row, nor does a line below them', () => {
    const lines = [rowLine(0), summaryLine(10), continuationLine(20), rowLine(30), otherLine(40), continuationLine(50)];
    expect(assignBelow(lines)).toEqual([0, undefined, undefined, 3, undefined, undefined]);
  });
});

describe('the first lines of a page', () => {
  const lines = [continuationLine(10), continuationLine(20), rowLine(40)];

  test('continue the last row of the page before, directly below the titles', () => {
    expect(assignBelow(lines, partBelow(-25))).toEqual(['previousPage', 'previousPage', 2]);
    expect(assignBelow(lines, partBelow(-26))).toEqual([undefined, undefined, 2]);
  });

  test('continue it at the top of a page without titles, also below a letterhead', () => {
    expect(assignBelow(lines, partBelow(undefined))).toEqual(['previousPage', 'previousPage', 2]);
    const withLetterhead = [otherLine(0), ...lines];
    expect(assignBelow(withLetterhead, partBelow(undefined))).toEqual([undefined, 'previousPage', 'previousPage', 3]);
    expect(assignBelow(withLetterhead, partBelow(-25))).toEqual([undefined, undefined, undefined, 3]);
  });

  test('continue nothing below a row or a summary', () => {
    expect(assignBelow([summaryLine(0), continuationLine(10)], partBelow(undefined))).toEqual([undefined, undefined]);
    expect(assignBelow([rowLine(0), continuationLine(30)], partBelow(undefined))).toEqual([0, undefined]);
  });

  test('continue it also where narrations are around their dates', () => {
    const around = [continuationLine(0), continuationLine(30), rowLine(40), continuationLine(50)];
    expect(assignAround(around, partBelow(undefined))).toEqual(['previousPage', 2, 2, 2]);
    expect(assignAround(around)).toEqual([undefined, 2, 2, 2]);
  });

  test('continue it on a page without any date', () => {
    const withoutDate = [continuationLine(0), continuationLine(10)];
    expect(assignAround(withoutDate, partBelow(undefined))).toEqual(['previousPage', 'previousPage']);
    expect(assignAround(withoutDate)).toEqual([undefined, undefined]);
  });
});

describe('where narrations are around their dates', () => {
  test('rows are separated at the widest gap between their dates', () => {
    const lines = [
      continuationLine(0),
      rowLine(10),
      continuationLine(20),
      continuationLine(30),
      continuationLine(46),
      rowLine(56),
    ];
    expect(assignAround(lines)).toEqual([1, 1, 1, 1, 5, 5]);
  });

  test('rows are separated in the middle of equal gaps', () => {
    const lines = [rowLine(0), continuationLine(10), continuationLine(20), continuationLine(30), rowLine(40)];
    expect(assignAround([...lines, continuationLine(50)])).toEqual([0, 0, 4, 4, 4, 4]);
    const odd = [rowLine(0), continuationLine(10), continuationLine(20), rowLine(30)];
    expect(assignAround(odd)).toEqual([0, 0, 3, 3]);
  });

  test('a line with which no row begins goes with the line above it, however far, also at the end of a page', () => {
    const lines = [
      rowLine(0),
      continuationLine(24, 'Chq: 1'),
      continuationLine(48),
      continuationLine(58),
      continuationLine(68),
      rowLine(78),
      continuationLine(102, 'Chq: 2'),
    ];
    expect(assignLinesToRows(farTitles, lines, apart, 'around', /^Chq:/)).toEqual([0, 0, 5, 5, 5, 5, 5]);
    expect(assignAround(lines).at(-1)).not.toBe(5);
  });

  test('a line beyond a wide gap below the last row begins the first row of the next page', () => {
    const rows = [rowLine(0), continuationLine(10), rowLine(26), continuationLine(36)];
    expect(assignAround([...rows, continuationLine(52), continuationLine(62)])).toEqual([
      0,
      0,
      2,
      2,
      'nextPage',
      'nextPage',
    ]);
  });

  test('a line further below than a row would be belongs to no row', () => {
    const rows = [rowLine(0), continuationLine(10), rowLine(26), continuationLine(36)];
    expect(assignAround([...rows, continuationLine(80)])).toEqual([0, 0, 2, 2, undefined]);
  });

  test('a line is as far as 1.2 line heights away if no row has two lines', () => {
    const spacing = { ...apart, pitch: 0 };
    expect(assignAround([rowLine(0), continuationLine(14)], farTitles, spacing)).toEqual([0, 0]);
    expect(assignAround([rowLine(0), continuationLine(15)], farTitles, spacing)).toEqual([0, undefined]);
  });

  test('a summary separates rows', () => {
    expect(
      assignAround([rowLine(0), continuationLine(10), summaryLine(20), continuationLine(30), rowLine(40)]),
    ).toEqual([0, 0, undefined, 4, 4]);
  });
});

describe('where lines are drawn between the rows', () => {
  /** A part whose rows are drawn at these heights. */
  const ruledAt = (rowEdges: readonly number[], part = farTitles): TablePart => ({
    ...part,
    grid: { columnEdges: [], rowEdges, top: -Infinity, bottom: Infinity },
  });
  const assign = (part: TablePart, lines: readonly TableLine[]) => assignLinesToRows(part, lines, even, 'below');

  test('a line belongs to the row between the same two, above or below its date', () => {
    const lines = [rowLine(10), continuationLine(20), continuationLine(40), rowLine(50), continuationLine(60)];
    expect(assign(ruledAt([0, 30, 70]), lines)).toEqual([0, 0, 3, 3, 3]);
  });

  test('summaries and other lines of a row stay with it, and are not collected', () => {
    const lines = [rowLine(10), otherLine(20), rowLine(40)];
    expect(assign(ruledAt([0, 30, 70]), lines)).toEqual([0, 0, 2]);
  });

  test('lines above the first row continue the page before', () => {
    const lines = [continuationLine(10), continuationLine(20), rowLine(40)];
    expect(assign(ruledAt([30, 60]), lines)).toEqual(['previousPage', 'previousPage', 2]);
    expect(assign(ruledAt([0, 30, 60]), lines)).toEqual(['previousPage', 'previousPage', 2]);
    expect(assign(ruledAt([0, 15, 30, 60]), lines)).toEqual([undefined, 'previousPage', 2]);
    expect(assign(ruledAt([0, 15, 30, 60], partBelow(undefined)), lines)).toEqual(['previousPage', 'previousPage', 2]);
  });

  test('lines below the last row begin that of the next page, within the table', () => {
    const lines = [rowLine(10), continuationLine(40), continuationLine(70)];
    expect(assign(ruledAt([0, 30, 60]), lines)).toEqual([0, 'nextPage', undefined]);
  });

  test('the spacing decides where they do not hold one row each', () => {
    const two = [rowLine(10), continuationLine(20), rowLine(30)];
    expect(assign(ruledAt([0, 50, 90]), two)).toEqual([0, 0, 2]);
    const beyond = [rowLine(10), continuationLine(70), rowLine(80)];
    expect(assign(ruledAt([0, 30, 60]), beyond)).toEqual([0, 0, 2]);
    const above = [continuationLine(-20), rowLine(-10), rowLine(40)];
    expect(assign(ruledAt([0, 30, 60]), above)).toEqual([undefined, 1, 2]);
    expect(assign(ruledAt([0, 30, 60]), [continuationLine(10)])).toEqual([undefined]);
  });

  test('the spacing decides where they are drawn under every line of text', () => {
    const lines = [rowLine(10), continuationLine(20), rowLine(30)];
    expect(assign(ruledAt([0, 13, 23, 33]), lines)).toEqual([0, 0, 2]);
  });
});

describe('the rule', () => {
  const lines = [rowLine(0), continuationLine(20), rowLine(30)];

  test.each<[RowSpacing, 'below' | 'around', RowAssignment[]]>([
    [even, 'below', [0, 0, 2]],
    [{ ...apart, startsAtDate: true }, 'below', [0, 0, 2]],
    [{ ...even, isCentred: true }, 'below', [0, 2, 2]],
    [apart, 'below', [0, 2, 2]],
    [even, 'around', [0, 2, 2]],
  ])('is the spacing’s, or else the layout’s: %j, %s', (spacing, narration, expected) => {
    expect(assignLinesToRows(farTitles, lines, spacing, narration)).toEqual(expected);
  });
});

describe('any page', () => {
  const step = fc.record({
    gap: fc.integer({ min: 3, max: 40 }),
    kind: fc.constantFrom('row', 'more', 'more', 'summary', 'other'),
  });
  const makers = { row: rowLine, more: continuationLine, summary: summaryLine, other: otherLine };
  const page = fc.array(step, { maxLength: 30 });
  const rules = fc.record({
    spacing: fc.record({
      pitch: fc.integer({ min: 0, max: 15 }),
      hasWiderRowGaps: fc.boolean(),
      startsAtDate: fc.boolean(),
      isCentred: fc.boolean(),
      mayBeCentred: fc.boolean(),
    }),
    narration: fc.constantFrom<('below' | 'around')[]>('below', 'around'),
    titles: fc.constantFrom(undefined, -20, -1000),
  });

  function linesOf(
    steps: readonly { readonly gap: number; readonly kind: keyof typeof makers }[],
    top = 0,
  ): TableLine[] {
    let y = top;
    return steps.map(({ gap, kind }) => makers[kind]((y += gap)));
  }

  test('has its row lines assigned to themselves, and others to at most one row, in order', () => {
    fc.assert(
      fc.property(page, rules, (steps, { spacing, narration, titles }) => {
        const lines = linesOf(steps);
        const assignments = assignLinesToRows(partBelow(titles), lines, spacing, narration);
        expect(assignments).toHaveLength(lines.length);
        for (const [index, assignment] of assignments.entries()) {
          const kind = lines[index]?.kind;
          if (kind === 'row') expect(assignment).toBe(index);
          if (kind === 'summary' || kind === 'other') expect(assignment).toBeUndefined();
          if (typeof assignment === 'number') expect(lines[assignment]?.kind).toBe('row');
          if (assignment === 'previousPage')
            expect(lines.slice(0, index).map((line) => line.kind)).not.toContain('row');
        }
        const rows = assignments.filter((assignment) => typeof assignment === 'number');
        expect(rows).toEqual(rows.toSorted((a, b) => a - b));
      }),
    );
  });

  test('is assigned alike wherever it is', () => {
    fc.assert(
      fc.property(page, rules, fc.integer({ min: -500, max: 500 }), (steps, { spacing, narration, titles }, by) => {
        const at = (top: number) => {
          const part = partBelow(titles === undefined ? undefined : titles + top);
          return assignLinesToRows(part, linesOf(steps, top), spacing, narration);
        };
        expect(at(by)).toEqual(at(0));
      }),
    );
  });
});
