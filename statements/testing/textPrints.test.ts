import type { Pdfium } from '../src/engine/index.ts';
import { proofDifferences, rowDifferences } from './differences.ts';
import { generateGroundTruth } from './groundTruth.ts';
import { printStatement } from './printStatement.ts';
import { readStatement, startPdfium } from './readStatement.ts';
import { drawText } from './textPrints/drawText.ts';
import type { TextDrawing } from './textPrints/drawText.ts';
import { printText } from './textPrints/printText.ts';
import { textPrints } from './textPrints/textPrints.ts';

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

describe.each(textPrints)('the text print of $id', (print) => {
  function read(seed: number, rowCount: number, drawing: TextDrawing) {
    const { narrations, overdraft = false } = print;
    const truth = generateGroundTruth({ seed, rowCount, narrations, overdraft });
    const pages = printText(print, printStatement(print, truth, { grouping: 'indian' }));
    return { truth, statement: readStatement(pdfium, drawText(pages, drawing), {}) };
  }

  test.each([
    [1, 32, 'lines'],
    [2, 12, 'runs'],
    [3, 70, 'lines'],
    // Some prints have a row of several lines at the end of a page.
    [110, 23, 'runs'],
  ] as const)('is read row for row, all proved: seed %i, %i rows drawn by %s', (seed, rowCount, drawing) => {
    const { truth, statement } = read(seed, rowCount, drawing);
    expect(rowDifferences(print, truth, statement)).toEqual([]);
    expect(proofDifferences(print, truth, statement)).toEqual([]);
    expect(statement.doubts).toEqual([]);
  });
});
