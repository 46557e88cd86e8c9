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
  addend: fc.integer({ min: 1, max: 8 }),
});

/**
 * Whether the template prints enough to detect the misprint: the oldest amount is checked against the opening balance
 * only.
 */
function shows(
  { printsBalance, newestFirst }: StatementTemplate,
  { figure, row }: Misprint,
  rowCount: number,
): boolean {
  if (figure === 'opening' || figure === 'closing') return printsBalance[figure];
  return figure === 'balance' || printsBalance.opening || row !== (newestFirst === true ? rowCount - 1 : 0);
}

function paiseOf(figure: string): number {
  const [whole = '', fraction = ''] = figure.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The rows as they are printed, with the wrong digit: a reader must not correct them. */
function asPrinted(template: StatementTemplate, truth: GroundTruth, misprint: Misprint): GroundTruth {
  const { rows } = printStatement(template, truth, { grouping: 'western', misprint });
  const printed = rows.map(({ row, isCredit, amount, balance, owed }): GroundTruthRow => ({
    ...row,
    debitPaise: isCredit ? 0 : paiseOf(amount),
    creditPaise: isCredit ? paiseOf(amount) : 0,
    balancePaise: (owed ? -1 : 1) * paiseOf(balance),
  }));
  return { ...truth, rows: template.newestFirst === true ? printed.toReversed() : printed };
}

describe.each(statementTemplates.map((template) => ({ id: template.id, template })))('$id', ({ template }) => {
  test('one wrong digit in any figure is exactly one break, and every row is read as printed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0 }),
        fc.integer({ min: 6, max: 20 }),
        fc.integer({ min: 0 }),
        anyMisprint,
        (seed, rowCount, drawn, { row, ...wrong }) => {
          const misprint = { ...wrong, row: row % rowCount };
          fc.pre(shows(template, misprint, rowCount));
          const truth = generateGroundTruth({
            seed,
            rowCount,
            narrations: template.narrations,
            overdraft: template.overdraft === true,
          });
          const rendering = generateRendering(drawn);
          const bytes = renderStatement(template, truth, rendering, misprint);
          const read = readStatement(pdfium, bytes, { password: rendering.form.protection?.password });
          expect(rowDifferences(template, asPrinted(template, truth, misprint), read)).toEqual([]);
          expect(read.proof.breaks).toBe(1);
        },
      ),
      parameters,
    );
  });
});
