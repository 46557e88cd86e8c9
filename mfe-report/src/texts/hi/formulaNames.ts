import type { FormulaNames } from '../../domain/ratios/formulaNames.ts';
import { labels } from './labels.ts';
import { termNames } from './termNames.ts';

const called: Readonly<Partial<Record<string, string>>> = {
  'Annual Credit Sales': 'सालाना उधार बिक्री',
  Sales: 'बिक्री',
};

/** The names in formulas, in Hindi. Letters such as `r` stay, and another ratio has its whole name. */
export const formulaNames: FormulaNames = {
  term: (id) => termNames[id].name,
  letters: (id) => termNames[id].name,
  figure: (input) => labels[input],
  called: (name) => called[name] ?? name,
};
