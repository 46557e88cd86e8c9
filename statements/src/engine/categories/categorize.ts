import { firmCues, softCues } from './categoryCues.ts';
import type { Category, Cue } from './categoryCues.ts';
import { isPerson, plainWords, readNarration } from './counterparty.ts';
import type { NarrationReading } from './counterparty.ts';
import { merchants } from './merchants.ts';
import { phraseBook } from './phraseBook.ts';

/** What a category is found from: paise on either side, the narration, and names the holder goes by. */
export interface CategoryQuestion {
  readonly narration: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
  readonly holders: ReadonlySet<string>;
}

const merchantBook = phraseBook(
  merchants.flatMap(({ category, names }) => names.split('|').map((name) => ({ name, value: category }))),
);

/** A cue with its phrases ready to be looked for between spaces. */
type ReadyCue = Omit<Cue, 'phrases'> & { readonly phrases: readonly string[] };

function ready(cues: readonly Cue[]): ReadyCue[] {
  return cues.map((cue) => ({ ...cue, phrases: cue.phrases.split('|').map((phrase) => ` ${plainWords(phrase)} `) }));
}

const firm = ready(firmCues);
const soft = ready(softCues);

function fits(cue: ReadyCue, side: 'debit' | 'credit', reading: NarrationReading, words: string): boolean {
  if (cue.side !== undefined && cue.side !== side) return false;
  if (cue.channels !== undefined && !cue.channels.includes(reading.channel)) return false;
  return cue.phrases.some((phrase) => ` ${words} `.includes(phrase));
}

function isHolder(name: string, holders: ReadonlySet<string>): boolean {
  return holders.has(plainWords(name));
}

/** What a debit is for once the bank's own phrases have said nothing: merchant, kind of shop, person. */
function spendingOf(reading: NarrationReading, words: string): Category {
  const who = reading.name === '' ? words : `${reading.name} ${reading.vpa.split('@')[0] ?? ''}`;
  const known = merchantBook.find(who);
  if (known !== undefined && !(known === 'Loan EMI' && reading.channel === 'card')) return known;
  const told = reading.name === '' ? words : plainWords(`${who} ${reading.remark}`);
  const cue = soft.find((one) => fits(one, 'debit', reading, told));
  if (cue !== undefined) return cue.category;
  return reading.channel === 'transfer' || isPerson(reading) ? 'Transfer' : 'Others';
}

/** What a credit is: never a spend. Money from a shop is a refund, from a mandate income, else a transfer. */
function incomeOf(reading: NarrationReading): Category {
  if (reading.channel === 'mandate') return 'Interest & Other Income';
  const fromShop = reading.channel === 'card' || (reading.channel === 'upi' && !isPerson(reading));
  return fromShop && merchantBook.find(`${reading.name} ${reading.vpa}`) !== undefined ? 'Refund' : 'Transfer';
}

/**
 * Says what a row was for, by rules in a fixed order: how the money moved and which way, the bank's own phrases,
 * the account holder's own name, known merchants, kinds of shop, people, and `Others` when nothing is known.
 */
export function categorize({ narration, debitPaise, creditPaise, holders }: CategoryQuestion): Category {
  const side = creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit';
  const reading = readNarration(narration);
  if (reading.channel === 'atm' && side === 'debit' && !/\b(?:CHRG|CHG|CHARGES?|FEE)\b/i.test(narration)) return 'Cash';
  const words = plainWords(narration);
  const cue = firm.find((one) => fits(one, side, reading, words));
  if (cue !== undefined) return cue.category;
  if (isHolder(reading.name, holders)) return 'Self Transfer';
  return side === 'credit' ? incomeOf(reading) : spendingOf(reading, words);
}
