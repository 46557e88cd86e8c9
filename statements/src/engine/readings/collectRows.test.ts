import fc from 'fast-check';
import { textOf } from '../lines/lines.ts';
import { assignLinesToRows } from './assignLinesToRows.ts';
import type { RowAssignment } from './assignLinesToRows.ts';
import { collectRows } from './collectRows.ts';
import type { TableLine } from './tableLine.ts';
import { continuationLine, otherLine, pagesOf, partBelow, rowLine, summaryLine } from './testing/tableLines.ts';

function narrationsOf(pages: readonly (readonly TableLine[])[], assignments: readonly (readonly RowAssignment[])[]) {
  return collectRows(pagesOf(pages, assignments)).rows.map(({ narration }) => narration.map(textOf));
}

describe('collectRows', () => {
  test('collects the lines of each row from top to bottom, also lines above its date', () => {
    const page = [continuationLine(0, 'A1'), rowLine(10, 'A2'), continuationLine(20, 'A3'), rowLine(40, 'B1')];
    expect(narrationsOf([page], [[1, 1, 1, 3]])).toEqual([['A1', 'A2', 'A3'], ['B1']]);
  });

  test('continues the last row of the page before', () => {
    const pages = [[rowLine(0, 'A1')], [continuationLine(0, 'A2'), rowLine(10, 'B1')]];
    expect(narrationsOf(pages, [[0], ['previousPage', 1]])).toEqual([['A1', 'A2'], ['B1']]);
  });

  test('continues it over a page without rows', () => {
    const pages = [[rowLine(0, 'A1')], [continuationLine(0, 'A2')], [continuationLine(0, 'A3')]];
    expect(narrationsOf(pages, [[0], ['previousPage'], ['previousPage']])).toEqual([['A1', 'A2', 'A3']]);
  });

  test('begins the first row of the next page', () => {
    const pages = [
      [rowLine(0, 'A1'), continuationLine(30, 'B1'), continuationLine(40, 'B2')],
      [rowLine(0, 'B3'), continuationLine(10, 'B4'), rowLine(20, 'C1')],
    ];
    expect(
      narrationsOf(pages, [
        [0, 'nextPage', 'nextPage'],
        [0, 0, 2],
      ]),
    ).toEqual([['A1'], ['B1', 'B2', 'B3', 'B4'], ['C1']]);
  });

  test('drops lines of no row, and lines that continue a row that is not printed', () => {
    const page = [continuationLine(0, 'LOST'), rowLine(10, 'A1'), continuationLine(60, 'FAR'), otherLine(70)];
    expect(narrationsOf([page], [['previousPage', 1, undefined, undefined]])).toEqual([['A1']]);
  });

  test('collects the parts of a date', () => {
    const page = [rowLine(0, 'A', '13-Oct-'), continuationLine(10, '', '2017')];
    expect(collectRows(pagesOf([page], [[0, 0]])).rows[0]?.dateTexts).toEqual(['13-Oct-', '2017']);
  });

  test('says how many rows are before a summary, over all pages', () => {
    const pages = [
      [summaryLine(0, 'opening'), rowLine(10), rowLine(20), summaryLine(30)],
      [summaryLine(0), rowLine(10), summaryLine(20, 'closing')],
    ];
    const assignments = [
      [undefined, 1, 2, undefined],
      [undefined, 1, undefined],
    ];
    expect(
      collectRows(pagesOf(pages, assignments)).summaryLines.map(({ kind, rowsBefore }) => [kind, rowsBefore]),
    ).toEqual([
      ['opening', 0],
      ['carried', 2],
      ['carried', 2],
      ['closing', 3],
    ]);
  });

  test('keeps every assigned line exactly once, in the order of the pages', () => {
    const step = fc.record({ gap: fc.integer({ min: 5, max: 30 }), isRow: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(fc.array(step, { maxLength: 12 }), { maxLength: 4 }),
        fc.constantFrom<('below' | 'around')[]>('below', 'around'),
        (drawn, narration) => {
          const pages = drawn.map((steps, page) => {
            let y = 0;
            return steps.map(({ gap, isRow }, index) =>
              (isRow ? rowLine : continuationLine)((y += gap), `${page}.${index}`),
            );
          });
          const spacing = {
            pitch: 10,
            hasWiderRowGaps: false,
            startsAtDate: true,
            isCentred: false,
            mayBeCentred: true,
          };
          const assignments = pages.map((lines) => assignLinesToRows(partBelow(undefined), lines, spacing, narration));
          const collected = narrationsOf(pages, assignments).flat();
          const isLast = (page: number) =>
            !pages.slice(page + 1).some((lines) => lines.some(({ kind }) => kind === 'row'));
          const isFirst = (page: number) =>
            !pages.slice(0, page).some((lines) => lines.some(({ kind }) => kind === 'row'));
          const expected = pages.flatMap((lines, page) =>
            lines.flatMap((_, index) => {
              const assignment = assignments[page]?.[index];
              const isLost =
                (assignment === 'previousPage' && isFirst(page)) || (assignment === 'nextPage' && isLast(page));
              return assignment === undefined || isLost ? [] : [`${page}.${index}`];
            }),
          );
          expect(collected.toSorted()).toEqual(expected.toSorted());
          expect(collectRows(pagesOf(pages, assignments)).rows).toHaveLength(
            pages.flat().filter(({ kind }) => kind === 'row').length,
          );
        },
      ),
    );
  });
});
