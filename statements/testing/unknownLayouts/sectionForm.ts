import type { Random } from '../random.ts';
import { sectionColumns } from './columnForm.ts';
import type { ColumnForm } from './columnForm.ts';
import { plainTitles } from './titleForm.ts';
import type { TitleForm } from './titleForm.ts';
import type { ColumnKey, TitleTexts } from './titleTexts.ts';

/** The columns and titles of one table. */
export interface TableForm {
  readonly columns: ColumnForm;
  readonly titles: TitleForm;
}

/** How a statement prints a table for each side. */
export interface SectionForm {
  readonly names: readonly [credits: string, debits: string];
  /** The form of each table, if they differ from each other. */
  readonly tables?: readonly [credits: TableForm, debits: TableForm];
}

/** The names of the tables of both sides. */
const sectionNames = [
  ['Deposits and Additions', 'Withdrawals and Subtractions'],
  ['Deposits', 'Withdrawals'],
  ['Credits', 'Debits'],
  ['Money In', 'Money Out'],
  ['Deposits and Other Credits', 'Checks and Other Debits'],
  ['Deposits', 'Checks'],
] as const;

function tableForm(columns: readonly ColumnKey[], texts: TitleTexts): TableForm {
  return {
    columns: { ...sectionColumns, columns },
    titles: { ...plainTitles, texts: { ...plainTitles.texts, ...texts } },
  };
}

const creditTables = [
  tableForm(['narration', 'date', 'amount'], { date: 'Date Credited' }),
  tableForm(['date', 'narration', 'amount'], { date: 'Date Posted', amount: 'Deposit Amount' }),
] as const;

const debitTables = [
  tableForm(['reference', 'date', 'narration', 'amount'], {
    reference: 'Check No',
    date: 'Date Paid',
    narration: 'Payee',
  }),
  tableForm(['date', 'reference', 'narration', 'amount'], { date: 'Date Paid', reference: 'Number' }),
  tableForm(['narration', 'date', 'amount'], { narration: 'Details', date: 'Date Debited' }),
] as const;

/** Draws the tables of both sides. */
export function drawSectionForm(random: Random): SectionForm {
  const names = random.pick(sectionNames);
  if (random.chance(0.5)) return { names };
  return { names, tables: [random.pick(creditTables), random.pick(debitTables)] };
}
