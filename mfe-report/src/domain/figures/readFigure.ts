import { numberFormat, parseAmount, toLatinDigits } from '@artha/shared/format';
import { ratioInputs, type InputId } from '../ratios/inputs.ts';
import { toPercent } from '../ratios/toPercent.ts';

/** A limit above any Indian company: fifty lakh crore rupees. A larger figure counts as a typing error. */
const MOST_RUPEES = 50_000_000_000_000;
const MOST_PERCENT = 1_000;
const MOST_PERIODS = 1_000;

/** The result of parsing the text of a field. */
export type ReadFigure =
  | { readonly kind: 'empty' }
  /** In rupees, as a fraction or in periods, as the figure is counted. */
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'fault'; readonly fault: FigureFault };

/** Why a figure is refused. */
export type FigureFault =
  | 'negative'
  | 'huge'
  | 'unreadable'
  | 'unreadableRate'
  | 'hugeRate'
  | 'unreadablePeriods'
  | 'tooManyPeriods'
  | 'unreadableCount';

const refuse = (fault: FigureFault): ReadFigure => ({ kind: 'fault', fault });

/** `-5`, `−5` and `(5)`, as accounts write what is below zero. */
const below = /^\s*(?:[-−–]\s*(.+)|\((.+)\))\s*$/s;

function readRupees(text: string, negative: boolean): ReadFigure {
  const [, afterSign, inBrackets] = below.exec(text) ?? [];
  const size = afterSign ?? inBrackets;
  const parsed = parseAmount(size ?? text, MOST_RUPEES);
  if (parsed.kind === 'empty') return { kind: 'empty' };
  if (parsed.kind === 'amount') {
    if (size === undefined || parsed.rupees === 0) return { kind: 'value', value: parsed.rupees };
    return negative ? { kind: 'value', value: -parsed.rupees } : refuse('negative');
  }
  if (parsed.fault === 'huge') return refuse('huge');
  return refuse('unreadable');
}

function readPlainNumber(text: string): number | undefined {
  return /^\d{1,6}(?:\.\d{1,4})?$/.test(text) ? Number(text) : undefined;
}

function readRate(text: string): ReadFigure {
  const percent = readPlainNumber(text.replace(/\s*%$/, '').trim());
  if (percent === undefined) return refuse('unreadableRate');
  if (percent > MOST_PERCENT) return refuse('hugeRate');
  // By its digits: 0.07 is 7 / 100, and not a hair more.
  return { kind: 'value', value: Number(`${percent}e-2`) };
}

function readPeriods(text: string): ReadFigure {
  const periods = readPlainNumber(text);
  if (periods === undefined) return refuse('unreadablePeriods');
  if (periods > MOST_PERIODS) return refuse('tooManyPeriods');
  return { kind: 'value', value: periods };
}

/** A number of shares, in lakh or crore if the person says so. */
function readCount(text: string): ReadFigure {
  const read = readRupees(text, false);
  return read.kind === 'fault' && read.fault === 'unreadable' ? refuse('unreadableCount') : read;
}

/** Reads a figure as a person writes it; refuses text that it does not understand, and never guesses a number. */
export function readFigure(input: InputId, text: string): ReadFigure {
  const trimmed = toLatinDigits(text.normalize('NFKC')).trim();
  if (trimmed === '') return { kind: 'empty' };
  const { kind, negative = false } = ratioInputs[input];
  if (kind === 'rate') return readRate(trimmed);
  if (kind === 'count') return readCount(trimmed);
  return kind === 'periods' ? readPeriods(trimmed) : readRupees(trimmed, negative);
}

const upToPaise = numberFormat({ maximumFractionDigits: 2 });
const upToTenThousandths = numberFormat({ maximumFractionDigits: 4 });

/** The text of a figure as the site writes it: `15 lakh` → `15,00,000`. Refused text stays as typed. */
export function tidyFigure(input: InputId, text: string): string {
  const read = readFigure(input, text);
  if (read.kind === 'empty') return '';
  if (read.kind === 'fault') return text;
  const { kind } = ratioInputs[input];
  if (kind === 'rate') return upToTenThousandths(toPercent(read.value));
  return kind === 'periods' ? upToTenThousandths(read.value) : upToPaise(read.value);
}
