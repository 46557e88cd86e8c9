import type { MathNode } from './en/formulas.tex';
import type { TermId } from '../domain/termIds.ts';
import type { ChooserWords } from './texts.ts';

/**
 * The typeset formula of a term.
 * @throws for a term that has none, so that its page is not published.
 */
export function formulaOf({ formulas }: Pick<ChooserWords, 'formulas'>, id: TermId): MathNode {
  const formula = formulas[id];
  if (formula === undefined) throw new Error(`formulas.tex has no line for “${id}”.`);
  return formula;
}
