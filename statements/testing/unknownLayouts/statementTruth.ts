import { creditKinds, eventKinds, formatNarration, narrationStyles } from '../narrations.ts';
import type { NarrationStyleName } from '../narrations.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';
import type { UnknownLayout } from './unknownLayout.ts';

/** One transaction of a generated account. Money is whole paise; dates are `YYYY-MM-DD`. */
export interface TrueRow {
  readonly date: string;
  readonly time: string;
  readonly narration: string;
  readonly reference: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  /** The balance after it; negative if the bank is owed. */
  readonly balancePaise: number;
}

/** One generated account with its true rows, oldest first. */
export interface TrueAccount {
  readonly number: string;
  readonly openingPaise: number;
  readonly rows: readonly TrueRow[];
}

/** The true content of a generated statement. */
export interface StatementTruth {
  readonly holder: string;
  readonly period: readonly [first: string, last: string];
  readonly accounts: readonly TrueAccount[];
}

const dayMs = 86_400_000;
const dayAfter = (date: string, days: number) => new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The last day of the month of a date, `YYYY-MM-DD`. */
export function lastOfMonth(date: string): string {
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/** An amount like those in real accounts, with no more digits after the point than the layout prints. */
function drawAmount(random: Random, { amounts: { decimals, hasBarePoint } }: UnknownLayout): number {
  if (hasBarePoint && random.chance(0.15)) return random.integer(1, 99);
  const rupees = random.pick([
    () => random.integer(1, 99) * 100,
    () => random.integer(1, 999),
    () => random.integer(1000, 99_999),
    () => random.integer(100_000, 900_000),
  ])();
  const paise = random.chance(0.5) ? random.integer(1, 99) : 0;
  return rupees * 100 + (decimals === 2 ? paise : decimals === 1 ? 10 * (paise % 10) : 0);
}

const styleNames: readonly NarrationStyleName[] = ['hdfc', 'icici', 'sbi', 'axis', 'pnb', 'dbs', 'slashed'];

/** Names in Devanagari, with letters that are drawn as one. */
const hindiNames = ['विक्रम राव', 'मूल्य भवन', 'क्षमा ट्रस्ट', 'शक्रि देवी'];

function drawAccount(random: Random, layout: UnknownLayout, from: string, rowCount: number): TrueAccount {
  const { isOverdrawn } = layout.balances;
  const style = narrationStyles[random.pick(styleNames)];
  const owedAtLeast = layout.balances.isOwedUnsigned ? 5_000_000_000 : 1_000_000;
  const openingPaise = (isOverdrawn ? -1 : 1) * (drawAmount(random, layout) + owedAtLeast);
  const rows: TrueRow[] = [];
  let date = from;
  let balancePaise = openingPaise;
  // Both sides occur: with only one, a reader could not tell which it is.
  const [firstCredit, firstDebit] = random.chance(0.5) ? [1, 2] : [2, 1];
  for (let row = 0; row < rowCount; row += 1) {
    date = dayAfter(date, random.pick([0, 0, 1, 1, 2, 4]));
    const time = `${String(random.integer(0, 23)).padStart(2, '0')}:${random.pick(['05', '17', '42'])}:${random.pick(['00', '31'])}`;
    const amount = drawAmount(random, layout);
    const canPay = isOverdrawn || layout.isCard || amount <= balancePaise;
    const isCredit = row === firstCredit || (row !== firstDebit && (random.chance(0.4) || !canPay));
    const kinds = eventKinds.filter((kind) => creditKinds.has(kind) === isCredit);
    const paise = canPay || isCredit ? amount : Math.min(amount, 10_000);
    balancePaise += isCredit ? paise : -paise;
    const narration = formatNarration(style, random.pick(kinds), { date, time, holder: 'ARUNA KULKARNI' }, random);
    rows.push({
      date,
      time,
      narration: layout.namesHindi ? `${narration} ${random.pick(hindiNames)}` : narration,
      reference: random.digits(random.pick([6, 12])),
      debitPaise: isCredit ? 0 : paise,
      creditPaise: isCredit ? paise : 0,
      balancePaise,
    });
  }
  return { number: `4021${random.digits(8)}`, openingPaise, rows };
}

/** Draws the content of a statement with this layout. The same seed gives the same truth. */
export function drawStatementTruth(seed: number, layout: UnknownLayout): StatementTruth {
  const random = createRandom(seed);
  const month = random.pick(['01', '03', '06', '09', '12', '12']);
  const first = `20${random.integer(19, 27)}-${month}-${random.pick(['01', '01', '20'])}`;
  const from = dayAfter(first, random.integer(0, 3));
  const accounts = Array.from({ length: layout.accountCount }, () =>
    drawAccount(random, layout, from, random.integer(6, 22)),
  );
  const last =
    accounts
      .map(({ rows }) => rows.at(-1)?.date ?? first)
      .toSorted()
      .at(-1) ?? first;
  return { holder: 'ARUNA KULKARNI', period: [first, lastOfMonth(last)], accounts };
}
