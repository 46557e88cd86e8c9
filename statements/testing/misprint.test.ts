import type { Pdfium } from '../src/engine/index.ts';
import { coverChoices } from './coverChoices.ts';
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

const renderingSeeds = coverChoices(generateRendering, statementTemplates.length);

const figures: readonly Misprint['figure'][] = ['amount', 'balance', 'opening', 'closing'];

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

/** The rows as printed, with the wrong digit: a reader must not correct them. */
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

/** A misprint of the kind whose turn it is, or of the next kind that the template shows. */
function misprintOf(template: StatementTemplate, index: number, rowCount: number): Misprint {
  const kinds = [...figures.slice(index % figures.length), ...figures];
  const misprints = kinds.map((figure) => ({
    figure,
    row: (5 * index) % rowCount,
    digit: index % 10,
    addend: 1 + (index % 8),
  }));
  const shown = misprints.find((misprint) => shows(template, misprint, rowCount));
  if (shown === undefined) throw new Error(`No misprint can be seen in ${template.id}.`);
  return shown;
}

const drawn = statementTemplates.map((template, index) => ({ id: template.id, template, index }));

describe.each(drawn)('$id', ({ template, index }) => {
  test('one wrong digit in any figure is exactly one break, and every row is read as printed', () => {
    const rowCount = 6 + (index % 15);
    const misprint = misprintOf(template, index, rowCount);
    const { narrations, overdraft } = template;
    const truth = generateGroundTruth({ seed: index, rowCount, narrations, overdraft: overdraft === true });
    const rendering = generateRendering(renderingSeeds[index] ?? 0);
    const bytes = renderStatement(template, truth, rendering, misprint);
    const read = readStatement(pdfium, bytes, { password: rendering.form.protection?.password });
    expect(rowDifferences(template, asPrinted(template, truth, misprint), read)).toEqual([]);
    expect(read.proof.breaks).toBe(1);
  });
});
