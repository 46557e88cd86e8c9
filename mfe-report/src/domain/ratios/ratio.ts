import type { NamedRatioId } from '../furtherIds.ts';
import type { FormulaNames } from './formulaNames.ts';
import { furtherRules } from './furtherRules.ts';
import { ratioRules, type RatioRule } from './rules.ts';

/** A ratio that a person wrote: its name and its formula. */
export interface OwnRatio extends RatioRule {
  /** Unique in its report. */
  readonly id: string;
  readonly name: string;
}

/** A ratio of a report: one that the site knows, by its id, or one that a person wrote. */
export type Ratio = NamedRatioId | OwnRatio;

const rules: Readonly<Record<NamedRatioId, RatioRule>> = { ...ratioRules, ...furtherRules };

/** How a ratio is computed and written. */
export function ruleOf(ratio: Ratio): RatioRule {
  return typeof ratio === 'string' ? rules[ratio] : ratio;
}

/** The id of a ratio, unique in its report. */
export function idOf(ratio: Ratio): string {
  return typeof ratio === 'string' ? ratio : ratio.id;
}

/** The name of a ratio: a person’s own is the same in every language. */
export function nameOf(ratio: Ratio, names: Pick<FormulaNames, 'term'>): string {
  return typeof ratio === 'string' ? names.term(ratio) : ratio.name;
}
