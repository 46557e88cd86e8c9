import { findInputBy } from '../figures/findInput.ts';
import type { TypedFormula } from '../figures/reportDraft.ts';
import type { OwnRatio } from '../ratios/ratio.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';
import { parseFormula } from './parseFormula.ts';

/**
 * The ratios of a person’s own whose formulas are understood.
 * @param unnamed names one that has no name, by its number.
 */
export function ownRatios(
  formulas: readonly TypedFormula[],
  labelOf: RatioWords['label'],
  unnamed: (number: number) => string,
): readonly OwnRatio[] {
  const findInput = findInputBy(labelOf);
  return formulas.flatMap(({ name, text }, index) => {
    const parsed = parseFormula(text, findInput);
    if (parsed.kind === 'fault') return [];
    return [{ id: `own-${index + 1}`, name: name.trim() || unnamed(index + 1), ...parsed.rule }];
  });
}
