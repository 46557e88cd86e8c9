import { creditKinds, eventKinds, narrationStyles, formatNarration } from './narrations.ts';
import type { NarrationStyleName } from './narrations.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';

/** One transaction of the generated account. Money is whole paise; one side is 0. Dates are `YYYY-MM-DD`. */
export interface GroundTruthRow {
  readonly date: string;
  readonly valueDate: string;
  readonly time: string;
  readonly narration: string;
  readonly reference: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** A generated statement with its true data, its rows oldest first. */
export interface GroundTruth {
  readonly holder: string;
  readonly account: string;
  readonly from: string;
  readonly to: string;
  readonly openingPaise: number;
  readonly closingPaise: number;
  readonly rows: readonly GroundTruthRow[];
}

/** Options for generating a statement. */
export interface GroundTruthOptions {
  readonly seed: number;
  readonly rowCount: number;
  readonly narrations: NarrationStyleName;
  /** Whether the account may be overdrawn. */
  readonly overdraft?: boolean;
}

function dayAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Generates amounts like those in real accounts: round ones, small ones, some with paise, few large ones. */
function generateAmount(random: Random): number {
  const rupees = random.pick([
    () => 100 * random.integer(1, 99),
    () => random.integer(1, 999),
    () => random.integer(1000, 99_999),
    () => random.integer(100_000, 2_500_000),
  ])();
  return 100 * rupees + (random.chance(0.5) ? random.integer(1, 99) : 0);
}

/** Generates a statement. The same options give the same statement. */
export function generateGroundTruth({
  seed,
  rowCount,
  narrations,
  overdraft = false,
}: GroundTruthOptions): GroundTruth {
  const random = createRandom(seed);
  const holder = random.pick(['ARUNA KULKARNI', 'THOMAS K VARGHESE', 'SYED IMRAN']);
  const from = `20${random.integer(23, 27)}-${random.pick(['01', '04', '09', '12'])}-01`;
  const openingPaise = (overdraft && random.chance(0.5) ? -1 : 1) * (generateAmount(random) + 100_000);
  const rows: GroundTruthRow[] = [];
  let date = from;
  let balancePaise = openingPaise;
  for (let row = 0; row < rowCount; row += 1) {
    date = dayAfter(date, random.pick([0, 0, 1, 1, 2]));
    const time = `${String(random.integer(0, 23)).padStart(2, '0')}:${random.pick(['05', '17', '42'])}:${random.pick(['00', '31', '59'])}`;
    const drawnKind = random.pick(eventKinds);
    const amount = generateAmount(random);
    const kind = !overdraft && !creditKinds.has(drawnKind) && amount > balancePaise ? 'upiIn' : drawnKind;
    const isCredit = creditKinds.has(kind);
    balancePaise += isCredit ? amount : -amount;
    rows.push({
      date,
      valueDate: random.chance(0.1) ? dayAfter(date, 1) : date,
      time,
      narration: formatNarration(narrationStyles[narrations], kind, { date, time, holder }, random),
      reference: random.digits(12),
      debitPaise: isCredit ? 0 : amount,
      creditPaise: isCredit ? amount : 0,
      balancePaise,
    });
  }
  return {
    holder,
    account: `50100XXXXX${random.digits(4)}`,
    from,
    to: date,
    openingPaise,
    closingPaise: balancePaise,
    rows,
  };
}
