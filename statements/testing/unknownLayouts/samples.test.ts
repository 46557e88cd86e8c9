import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pdfium, Statement } from '../../src/engine/index.ts';
import { readStatement, startPdfium } from '../readStatement.ts';
import { drawUnknownStatement } from './drawUnknownStatement.ts';
import { drawUnknownLayout } from './unknownLayout.ts';
import type { LayoutClass } from './unknownLayout.ts';
import { scoreReading } from './scoreReading.ts';
import { lastOfMonth } from './statementTruth.ts';
import type { StatementTruth } from './statementTruth.ts';

const folder = join(import.meta.dirname, '../../samples');
const samples = readdirSync(folder).filter((file) => file.endsWith('.pdf'));

/** The maximum number of rows of a sample that are printed again; the time for a layout depends on its rows. */
const maxRows = 25;

/**
 * The details that a layout alone may change. Each sample is printed in two of them, so that two or more samples cover
 * each.
 */
const mutations = [
  'rows',
  'columns',
  'titles',
  'pages',
  'furniture',
  'years',
  'wraps',
  'orders',
  'french',
  'typed',
] as const satisfies LayoutClass[];

let pdfium: Pdfium;

beforeAll(async () => {
  pdfium = await startPdfium();
});

/** The oldest rows of a statement, as the truth that another layout prints. */
function truthOf({
  transactions,
  isNewestFirst,
}: Pick<Statement, 'transactions'> & { isNewestFirst: boolean }): StatementTruth {
  const rows = (isNewestFirst ? transactions.toReversed() : transactions).slice(0, maxRows).map((row) => {
    if (row.balancePaise === undefined) throw new Error(`The sample prints no balance for "${row.description}".`);
    const { date, debitPaise, creditPaise, balancePaise } = row;
    return {
      date,
      time: '10:05:00',
      narration: row.description,
      reference: '500123',
      debitPaise,
      creditPaise,
      balancePaise,
    };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) throw new Error('The sample has no rows.');
  const openingPaise = first.balancePaise + first.debitPaise - first.creditPaise;
  return {
    holder: 'ARUNA KULKARNI',
    period: [first.date, lastOfMonth(last.date)],
    accounts: [{ number: '402112345678', openingPaise, rows }],
  };
}

describe.each(samples.map((name, index) => ({ name, index })))('the rows of the sample $name', ({ name, index }) => {
  test('are the same in another layout', () => {
    const read = readStatement(pdfium, readFileSync(join(folder, name)), {});
    const [first, last] = [read.transactions[0]?.date ?? '', read.transactions.at(-1)?.date ?? ''];
    const truth = truthOf({ transactions: read.transactions, isNewestFirst: first > last });
    for (const layoutSeed of [2 * index, 2 * index + 1]) {
      const mutation = mutations[layoutSeed % mutations.length] ?? 'rows';
      const { bytes, expected } = drawUnknownStatement(drawUnknownLayout(layoutSeed, mutation), truth);
      const score = scoreReading(expected, readStatement(pdfium, bytes, {}));
      expect({ mutation, layoutSeed, ...score }).toMatchObject({ lost: [], wrong: [], wrongNarrations: [] });
    }
  });
});
