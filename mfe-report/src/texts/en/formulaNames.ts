import type { FormulaNames } from '../../domain/ratios/formulaNames.ts';
import { ratioInputs, type InputId } from '../../domain/ratios/inputs.ts';
import type { NamedRatioId } from '../../domain/furtherIds.ts';
import { furtherNames } from './furtherNames.ts';
import { termNames } from './termNames.ts';

const smallWords = new Set(['per', 'of', 'from', 'and']);

/** The name of a figure in formulas: its label with capitals, `Cost of Goods Sold`. */
function figureName(input: InputId): string {
  return ratioInputs[input].label
    .split(' ')
    .map((word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

const names = new Map<string, string>([
  ...Object.entries(termNames).map(([id, { name }]) => [id, name] as const),
  ...Object.entries(furtherNames),
]);

/** The name of a ratio. */
export function termName(id: NamedRatioId): string {
  return names.get(id) ?? id;
}

/** The name of another ratio in a formula: `Inventory Conversion Period` is `ICP`, one in brackets is that. */
function termLetters(id: NamedRatioId): string {
  const name = termName(id);
  const [, letters] = /\((.+)\)$/.exec(name) ?? [];
  if (letters !== undefined) return letters;
  return id.endsWith('-period')
    ? name
        .split(' ')
        .map((word) => word.charAt(0))
        .join('')
    : name;
}

/** The names in formulas, in English. */
export const formulaNames: FormulaNames = {
  term: termName,
  letters: termLetters,
  figure: figureName,
  called: (name) => name,
};
