import type { FormulaNames } from '../../domain/ratios/formulaNames.ts';
import { ratioInputs, type InputId } from '../../domain/ratios/inputs.ts';
import type { TermId } from '../../domain/termIds.ts';
import { termNames } from './termNames.ts';

const smallWords = new Set(['per', 'of', 'from']);

/** The name of a figure in formulas: its label with capitals, `Cost of Goods Sold`. */
export function figureName(input: InputId): string {
  return ratioInputs[input].label
    .split(' ')
    .map((word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** The name of a term. */
export function termName(id: TermId): string {
  return termNames[id].name;
}

/** The name of another ratio in a formula: `Inventory Conversion Period` is `ICP`. */
export function termLetters(id: TermId): string {
  return termName(id)
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');
}

/** The names in formulas, in English. */
export const formulaNames: FormulaNames = {
  term: termName,
  letters: termLetters,
  figure: figureName,
  called: (name) => name,
};
