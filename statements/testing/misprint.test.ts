import fc from 'fast-check';
import type { Pdfium } from '../src/engine/index.ts';
import { rowDifferences } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import type { GroundTruthRow, GroundTruth } from './groundTruth.ts';
import { printStatement } from './printStatement.ts';
import type { Misprint } from './printStatement.ts';
import { readStatement, startPdfium } from './readStatement.ts';
import { renderStatement } from './renderStatement.ts';
import { generateRendering } from './rendering.ts';
import type { StatementTemplate } from './statementTemplate.ts';
import { statementTemplates } from './statementTemplates/statementTemplates.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

const parameters = { seed: 20261122, numRuns: 3, endOnFailure: true };

const anyMisprint = fc.record({
  figure: fc.constantFrom<Misprint['figure'][]>('amount', 'amount', 'balance', 'balance', 'opening', 'closing'),
  row: fc.integer({ min: 0, max: 19 }),
  digit: fc.integer({ min: 0, max: 9 }),
  by: fc.integer({ min: 1, max: 8 }),
});

/** Whether the paper says enough to see it: the oldest amount is held against the opening balance alone. */
function shows(
  { printsBalance: says, newestFirst }: StatementTemplate,
  { figure, row }: Misprint,
  rowCount: number,
): boolean {
  if (figure === 'opening' || figure === 'closing') return says[figure];
  return figure === 'balance' || says.opening || row !== (newestFirst === true ? rowCount - 1 : 0);
}

function paiseOf(figure: string): number {
  const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The rows as they are printed, with the wrong digit: nobody may read them otherwise. */
function asPrinted(paper: StatementTemplate, truth: GroundTruth, misprint: Misprint): GroundTruth {
  const { rows } = printStatement(paper, truth, { grouping: 'western', misprint });
  const printed = rows.map(({ row, isCredit, amount, balance, owed }): GroundTruthRow => ({
    ...row,
    debitPaise: isCredit ? 0 : paiseOf(amount),
    creditPaise: isCredit ? paiseOf(amount) : 0,
    balancePaise: (owed ? -1 : 1) * paiseOf(balance),
  }));
  return { ...truth, rows: paper.newestFirst === true ? printed.toReversed() : printed };
}

describe.each(statementTemplates.map((paper) => ({ id: paper.id, paper })))('$id', ({ paper }) => {
  test('one wrong digit in any figure is exactly one break, and every row stays as printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.integer({ min: 6, max: 20 }),
        fc.integer({ min: 0 }),
        anyMisprint,
        (seed, rowCount, drawn, { row, ...wrong }) => {
          const misprint = { ...wrong, row: row % rowCount };
          fc.pre(shows(paper, misprint, rowCount));
          const truth = generateGroundTruth({
            seed,
            rowCount,
            narrations: paper.narrations,
            overdraft: paper.overdraft === true,
          });
          const rendering = generateRendering(drawn);
          const bytes = renderStatement(paper, truth, rendering, misprint);
          const read = readStatement(pdfium, bytes, { password: rendering.form.protection?.password });
          expect(rowDifferences(paper, asPrinted(paper, truth, misprint), read)).toEqual([]);
          expect(read.proof.breaks).toBe(1);
        },
      ),
      parameters,
    );
  });
});
