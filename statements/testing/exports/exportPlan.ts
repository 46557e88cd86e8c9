import type { Random } from '../random.ts';
import { pickAmountForm, pickDateForm } from './exportFigures.ts';
import type { AmountForm } from './exportFigures.ts';
import { exportForms } from './exportForms.ts';
import type { ExportForm } from './exportForms.ts';

/** How the sides of the amounts in a single column are told. */
type SideForm = 'sign' | 'suffix' | 'suffix of credits' | 'column' | 'balances';

/** A column that a form does not have: figures that are no amounts and no balance of the account. */
export type ExtraColumn =
  | 'zeros'
  | 'computed'
  | 'computed, reversed'
  | 'computed, partly'
  | 'opening'
  | 'available'
  | 'fees';

/** The choices of a generated export. */
export interface ExportPlan {
  readonly form: ExportForm;
  readonly kind: 'csv' | 'xlsx' | 'xls' | 'ods' | 'html';
  readonly dates: string;
  /** Dates of a workbook as serial numbers, with or without the format of a date. */
  readonly serials: 'none' | 'formatted' | 'plain';
  readonly amounts: AmountForm;
  /** The cells of the other side. */
  readonly empty: string;
  readonly debitsAreNegative: boolean;
  readonly sides: SideForm;
  readonly overdrawn: 'minus' | 'Dr';
  readonly isNewestFirst: boolean;
  readonly hasBalances: boolean;
  readonly extras: readonly { readonly kind: ExtraColumn; readonly title: string; readonly place: number }[];
  readonly preamble: number;
  /** Titles are printed again after this number of rows, perhaps as another export of the bank words them. */
  readonly repeatAfter: number | undefined;
  readonly repeatsOtherwise: boolean;
  readonly hasTitlesOnTwoLines: boolean;
  readonly footer: 'none' | 'total' | 'closing' | 'legend';
  readonly hasOpeningLine: boolean;
  readonly hidden: 'none' | 'rows' | 'columns';
  readonly delimiter: string;
  readonly isQuoted: boolean;
  readonly encoding: 'utf-8' | 'utf-8 with mark' | 'utf-16' | 'windows-1252';
  readonly isPermuted: boolean;
}

const titlesOfExtras: Readonly<Record<ExtraColumn, readonly string[]>> = {
  zeros: ['Charges', 'GST', 'Tax', 'Commission', 'Fee (INR)', 'Cashback', 'TDS Amount', 'Round off', ''],
  computed: ['Calculated Balance', 'Balance as per books', 'Running Bal', 'Check Balance'],
  'computed, reversed': ['Calculated Balance', 'Balance (calc)'],
  'computed, partly': ['Calculated Balance', 'Computed Bal.', 'Balance 2'],
  opening: ['Opening Balance', 'Balance before'],
  available: ['Available Balance'],
  fees: ['Charges', 'GST', 'Fee'],
};

function planExtras(random: Random): ExportPlan['extras'] {
  const count = random.chance(0.5) ? 0 : random.integer(1, 3);
  return Array.from({ length: count }, () => {
    const kind = random.pick<ExtraColumn>([
      'zeros',
      'zeros',
      'zeros',
      'computed',
      'computed, reversed',
      'computed, partly',
      'opening',
      'available',
      'fees',
    ]);
    return { kind, title: random.pick(titlesOfExtras[kind]), place: random.integer(1, 12) };
  });
}

/** Picks the choices of an export. */
export function planExport(random: Random): ExportPlan {
  const form = random.pick(exportForms);
  const hasBalances = form.columns.some(({ role }) => role === 'balance') && random.chance(0.9);
  const hasSideColumn = form.columns.some(({ role }) => role === 'side');
  const kind = random.pick(['csv', 'csv', 'csv', 'xlsx', 'xlsx', 'xls', 'ods', 'html'] as const);
  const isWorkbook = kind !== 'csv' && kind !== 'html';
  return {
    form,
    kind,
    dates: pickDateForm(random),
    serials: isWorkbook ? random.pick(['none', 'none', 'formatted', 'plain'] as const) : 'none',
    amounts: pickAmountForm(random),
    empty: random.pick(['', '', '', '0.00', '-', '0', ' ']),
    debitsAreNegative: random.chance(0.1),
    sides: hasSideColumn
      ? 'column'
      : random.pick<SideForm>(['sign', 'suffix', 'suffix of credits', ...(hasBalances ? (['balances'] as const) : [])]),
    overdrawn: random.pick(['minus', 'Dr'] as const),
    isNewestFirst: random.chance(0.3),
    hasBalances,
    extras: planExtras(random).filter(
      ({ kind: extra }) => extra !== 'available' || !form.columns.some(({ title }) => /^avail/i.test(title)),
    ),
    preamble: random.chance(0.4) ? 0 : random.integer(1, 12),
    repeatAfter: random.chance(0.2) ? random.integer(1, 8) : undefined,
    repeatsOtherwise: random.chance(0.5),
    hasTitlesOnTwoLines: random.chance(0.12),
    footer: random.pick(['none', 'none', 'total', 'closing', 'legend'] as const),
    hasOpeningLine: random.chance(0.2),
    hidden: random.pick(['none', 'none', 'rows', 'columns'] as const),
    delimiter: random.pick([',', ',', ',', ';', '\t', '|', '~']),
    isQuoted: random.chance(0.4),
    encoding: random.pick(['utf-8', 'utf-8', 'utf-8 with mark', 'utf-16', 'windows-1252'] as const),
    isPermuted: random.chance(0.2),
  };
}
