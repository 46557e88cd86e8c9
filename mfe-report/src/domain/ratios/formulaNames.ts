import { termNames, type TermId } from '../termNames.ts';
import { ratioInputs, type InputId } from './inputs.ts';

const smallWords = new Set(['per', 'of', 'from']);

/** What formulas call a figure: its label with capitals, `Cost of Goods Sold`. */
export function figureName(input: InputId): string {
  return ratioInputs[input].label
    .split(' ')
    .map((word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The name of a term. */
export function termName(id: TermId): string {
  return termNames.find((term) => term.id === id)?.name ?? id;
}

/** What formulas call another ratio: `Inventory Conversion Period` is `ICP`. */
export function termLetters(id: TermId): string {
  return termName(id)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

/** Whether a formula's name for a figure is a letter or a few of them, such as `I_0` or `NPV`. */
export function isLetters(name: string): boolean {
  return /^(?:[A-Z]{2,3}|[A-Za-z](?:_0)?)$/.test(name);
}
