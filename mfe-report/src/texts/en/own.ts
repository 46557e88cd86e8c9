import type { FormulaFault } from '../../domain/own/parseFormula.ts';

/** Ratios of a person’s own, in English. */
export const own = {
  heading: 'Your own formulas',
  hint: 'Use names of figures, numbers, + − × ÷ and brackets, such as (Net profit + Interest) ÷ Total assets × 100%.',
  name: (number: number) => `Name of formula ${number}`,
  formula: (number: number) => `Formula ${number}`,
  unnamed: (number: number) => `My ratio ${number}`,
  add: 'Add a formula of your own',
  remove: (name: string) => `Remove ${name}`,
  understood: (formula: string) => `Understood: ${formula}`,
  names: 'Names of figures',
  /** @param suggestion the name of a figure that is nearly the same. */
  fault: (fault: FormulaFault, suggestion: string | undefined): string => {
    switch (fault.kind) {
      case 'empty':
        return 'Write a formula, such as Net profit ÷ Total assets.';
      case 'constant':
        return 'There is no figure in it. Name at least one, such as Net profit.';
      case 'name':
        return `No figure is called “${fault.text}” (character ${fault.at}). ${suggestion === undefined ? 'Take one from the names of figures below.' : `Do you mean ${suggestion}?`}`;
      case 'character':
        return `“${fault.text}” (character ${fault.at}) is part of no formula. Use names, numbers, + − × ÷ and brackets.`;
      case 'operand':
        return fault.after === ''
          ? 'The formula begins with a sign. Put a figure or a number before it.'
          : `After “${fault.after}” (character ${fault.at}) a figure or a number is missing. Add it, or remove “${fault.after}”.`;
      case 'sign':
        return `A sign is missing before “${fault.text}” (character ${fault.at}). Put + − × or ÷ there.`;
      case 'unclosed':
        return `The bracket at character ${fault.at} is not closed. Add “)” where it ends.`;
      case 'unopened':
        return `The bracket at character ${fault.at} was not opened. Remove it, or add “(” before.`;
      case 'units':
        return `“${fault.text}” (character ${fault.at}) joins rupees with what is no amount of rupees. Put the parts that belong together in brackets.`;
    }
  },
};
