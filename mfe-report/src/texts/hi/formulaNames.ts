import type { FormulaNames } from '../../domain/ratios/formulaNames.ts';
import { furtherNames } from './furtherNames.ts';
import { labels } from './labels.ts';
import { termNames } from './termNames.ts';

const called: Readonly<Partial<Record<string, string>>> = {
  'Annual Credit Sales': 'सालाना उधार बिक्री',
  Sales: 'बिक्री',
};

const names = new Map<string, string>([
  ...Object.entries(termNames).map(([id, { name }]) => [id, name] as const),
  ...Object.entries(furtherNames),
]);
const nameOf: FormulaNames['term'] = (id) => names.get(id) ?? id;

/** The names in formulas, in Hindi. Letters such as `r` stay, and another ratio has its whole name. */
export const formulaNames: FormulaNames = {
  term: nameOf,
  letters: nameOf,
  figure: (input) => labels[input],
  called: (name) => called[name] ?? name,
};
