import { normalizeWords } from './normalizeWords.ts';
import { readNarration } from './readNarration.ts';
import { readUpiAddress } from './upiAddress.ts';

/** What a counterparty is found in: the narration and the amounts, in paise. */
export interface CounterpartyInput {
  readonly description: string;
  readonly debitPaise: number;
  readonly creditPaise: number;
}

/** Fewer letters do not tell one counterparty from another. */
const minLetters = 3;
/** So much of a narration without a name is compared. */
const maxLength = 60;

/** The words of a text that hold no number: references, dates and amounts differ from row to row. */
function wordsWithoutNumbers(text: string): string {
  const words = normalizeWords(text)
    .split(' ')
    .filter((word) => !/\d/.test(word));
  return words.join(' ').slice(0, maxLength).trim();
}

/**
 * Whom the money went to or came from, as capital words without numbers, so that all rows of the same counterparty have
 * the same: by the name in the narration, else the UPI address, else all its words. Empty where nothing but numbers
 * stands there.
 */
export function findCounterparty({ description, debitPaise, creditPaise }: CounterpartyInput): string {
  const { name, vpa, text } = readNarration(description, creditPaise > 0 || debitPaise < 0 ? 'credit' : 'debit');
  const found = [wordsWithoutNumbers(name), readUpiAddress(vpa).words].find((words) => words.length >= minLetters);
  return found ?? wordsWithoutNumbers(text);
}
