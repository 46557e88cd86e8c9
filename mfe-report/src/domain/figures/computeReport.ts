import { computeRatio, type RatioFigures } from '../ratios/computeRatio.ts';
import { explainFault } from '../ratios/explainFault.ts';
import { formatRatio, formatRatioShortly } from '../ratios/formatRatio.ts';
import type { InputId } from '../ratios/inputs.ts';
import { inputsOf } from '../ratios/inputsOf.ts';
import type { RatioWords } from '../ratios/ratioWords.ts';
import { idOf, ruleOf, type Ratio } from '../ratios/ratio.ts';
import type { RatioUnit } from '../ratios/rules.ts';
import { writeWorked } from '../ratios/writeWorked.ts';
import { askedInputs, suppliesNetProfit } from './askedInputs.ts';
import { readFigure } from './readFigure.ts';
import type { ReportYear, ReportYears } from './reportYears.ts';

/** A ratio of one year, or why it has no value. */
type YearResult = { readonly label: string } & (
  | {
      readonly kind: 'value';
      readonly value: number;
      readonly text: string;
      readonly short: string;
      readonly worked: string;
    }
  | { readonly kind: 'undefined'; readonly reason: string }
);

/** A ratio over the years that have figures. */
export interface TermResult {
  /** Unique in the report. */
  readonly id: string;
  readonly unit: RatioUnit;
  readonly years: readonly YearResult[];
}

/** A person's figures as numbers; empty or invalid ones are absent. */
function figuresOf(year: ReportYear, ratios: readonly Ratio[]): RatioFigures {
  const asked = askedInputs(ratios).flatMap((input): readonly [InputId, number][] => {
    const read = readFigure(input, year.typed[input] ?? '');
    return read.kind === 'value' ? [[input, read.value]] : [];
  });
  const figures: RatioFigures = Object.fromEntries(asked);
  if (!suppliesNetProfit(ratios)) return figures;
  const netProfit = computeRatio('net-profit', figures);
  return netProfit.kind === 'value' ? { ...figures, netProfit: netProfit.value } : figures;
}

function resultOf(ratio: Ratio, label: string, figures: RatioFigures, words: RatioWords): YearResult {
  const missing = inputsOf(ratio).filter((input) => figures[input] === undefined);
  if (missing.length > 0) {
    return { label, kind: 'undefined', reason: words.needs(missing.map(words.label)) };
  }
  const outcome = computeRatio(ratio, figures);
  if (outcome.kind === 'undefined') {
    return { label, kind: 'undefined', reason: explainFault(ratio, outcome.fault, figures, words) };
  }
  const { value } = outcome;
  const { unit } = ruleOf(ratio);
  return {
    label,
    kind: 'value',
    value,
    text: formatRatio(value, unit, words),
    short: formatRatioShortly(value, unit, words),
    worked: writeWorked(ratio, figures, words) ?? '',
  };
}

/**
 * Computes the chosen ratios for each year in which some figure is there that they need.
 * @returns nothing for a person who has given none of these figures.
 */
export function computeReport(ratios: readonly Ratio[], years: ReportYears, words: RatioWords): readonly TermResult[] {
  const given = years
    .map((year) => ({ label: year.label, figures: figuresOf(year, ratios) }))
    .filter(({ figures }) => Object.keys(figures).length > 0);
  if (given.length === 0) return [];
  return ratios.map((ratio) => ({
    id: idOf(ratio),
    unit: ruleOf(ratio).unit,
    years: given.map(({ label, figures }) => resultOf(ratio, label, figures, words)),
  }));
}
