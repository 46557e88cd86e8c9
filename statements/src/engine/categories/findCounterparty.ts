import { normalizeWords } from './normalizeWords.ts';
import { readNarration } from './readNarration.ts';
import { readUpiAddress } from './upiAddress.ts';

/** The input for finding a counterparty: the narration and the amounts, in paise. */
export interface CounterpartyInput {
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
}

/** Fewer letters do not distinguish counterparties. */
const minLetters = 3;
/** This much of a narration without a name is compared. */
const maxLength = 60;

/** The words of a text without numbers: references, dates and amounts differ from row to row. */
function wordsWithoutNumbers(text: string): string {
  const words = normalizeWords(text)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  return words.join(' ').slice(0, maxLength).trim();
}

/**
 * The payee or payer, as capital words without numbers, so that all rows of one counterparty have the same value. It is
 * taken from the name in the narration, else the UPI address, else all words of the narration. Empty if there are only
 * numbers.
 */
export function findCounterparty({ description, debitPaise, creditPaise }: CounterpartyInput): string {
  const { name, vpa, text } = readNarration(description, creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit');
  const found = [wordsWithoutNumbers(name), readUpiAddress(vpa).words].find((words) => words.length >= minLetters);
  return found ?? wordsWithoutNumbers(text);
}
