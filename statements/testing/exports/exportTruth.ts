import type { Random } from '../random.ts';

/** A transaction of a generated export. */
export interface TrueRow {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly balancePaise: number;
}

/** Narrations of each side: words such as `refund` are evidence. */
const narrations = {
  debit: [
    'UPI-TEA STALL-4821',
    'ATM WDL MG ROAD PUNE',
    'IMPS/P2A/RENT APRIL',
    'ACH D- LIC OF INDIA',
    'POS 4362XX SUPER BAZAAR',
    'By debit card',
    'To transfer, savings',
    'SMS CHARGES 18.00 GST',
    'Opening of fixed deposit',
  ],
  credit: ['NEFT CR ACME TRADERS', 'INT. CREDIT', 'SALARY FOR THE MONTH', 'CHQ DEP 000123 CLG', 'REFUND OF PAYMENT'],
} as const;

const dayMs = 86_400_000;
const firstDay = Date.parse('2019-01-01');

/** Transactions in the order of time, with the balance after each. */
export function makeTruth(random: Random): readonly TrueRow[] {
  const count = random.integer(2, random.chance(0.2) ? 60 : 14);
  let day = firstDay + random.integer(0, 2500) * dayMs;
  let balancePaise = random.chance(0.1) ? 0 : random.integer(0, 9_000_000);
  const isOverdraft = random.chance(0.1);
  const hasRoundAmounts = random.chance(0.25);
  return Array.from({ length: count }, () => {
    day += random.integer(0, 6) * dayMs;
    const size = random.pick([900, 20_000, 500_000, 12_500_000]);
    const paise = hasRoundAmounts ? 100 * random.integer(1, size / 100) : random.integer(1, size);
    const isDebit = random.chance(0.65) && (isOverdraft || paise <= balancePaise);
    balancePaise += isDebit ? -paise : paise;
    return {
      date: new Date(day).toISOString().slice(0, 10),
      narration: random.pick<string>(narrations[isDebit ? 'debit' : 'credit']),
      debitPaise: isDebit ? paise : 0,
      creditPaise: isDebit ? 0 : paise,
      balancePaise,
    };
  });
}
