import { createTexts } from '@artha/shared/remote';
import type { ComponentType, ReactNode } from 'react';
import type { FieldFault } from '../domain/amount/findFault.ts';
import type { StepAmountName } from '../domain/figures.ts';
import type { SlabWords } from '../domain/nameSlab.ts';
import type { RegimeId } from '../domain/regimes.ts';
import type { ComparisonProps, EstimateProps } from '../screens/tax-calculator/resultProps.ts';

/** What a field asks for. */
export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A link with these words, inside a sentence. */
export type LinkOf = (words: string) => ReactNode;

/** The texts of the calculator until it shows a result, which has texts of its own that load with it. */
export interface TaxTexts {
  /** The parts that load when they are shown, with their texts. */
  readonly Comparison: ComponentType<ComparisonProps>;
  readonly Estimate: ComponentType<EstimateProps>;
  /** For browsers without JavaScript: composed with the page, and never loaded, because no script renders a `noscript`. */
  readonly WithoutScript: ComponentType;
  /** Loads the comparison before it is shown. */
  readonly prepareResult: () => Promise<void>;
  readonly title: string;
  readonly lead: (year: ReactNode) => ReactNode;
  readonly estimateTitle: string;
  readonly estimateLead: string;
  readonly resultTitle: string;
  /** @param deductions amounts in rupees with the sections that they are deducted under. */
  readonly resultLead: (income: string, deductions: readonly (readonly [amount: string, section: string])[]) => string;
  readonly changeFigures: string;
  readonly regimes: Readonly<Record<RegimeId, string>>;
  readonly slabs: SlabWords;
  readonly stepsLabel: string;
  readonly steps: Readonly<Record<'income' | 'deductions', { readonly name: string; readonly heading: string }>>;
  readonly next: string;
  readonly back: string;
  readonly calculate: string;
  readonly yes: string;
  readonly no: string;
  readonly metroCity: string;
  readonly estimateHint: (link: LinkOf) => ReactNode;
  /** What an amount is, and is not, that another tool handed over. */
  readonly handedOver: string;
  readonly handedOver80C: string;
  readonly fields: Readonly<Record<StepAmountName, FieldText>>;
  /** Why an amount is refused; `max` is the limit of its field. */
  readonly faults: Readonly<Record<FieldFault, (label: string, max: string) => string>>;
  /** Loads the function that writes an amount in words, as on a cheque; empty for zero. */
  readonly loadSpelling: () => Promise<(rupees: number) => string>;
  /** The reading aid beside an amount: `12.5 lakh`; empty below one lakh. */
  readonly inLakh: (rupees: number) => string;
  readonly yourFigures: string;
  readonly totalIncome: string;
  readonly deductions: string;
  readonly notCounted: string;
  readonly privacy: string;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<TaxTexts>();
