import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { FinancialTerm } from '../domain/terms.ts';
import type { ReportPanelProps } from '../screens/custom-report/reportPanelProps.ts';
import type { MathNode } from './en/formulas.tex';

/** The texts of the custom report until the report is shown, which has texts of its own that load with it. */
export interface ReportTexts {
  /** The report, which loads when it is shown, with its texts. */
  readonly ReportPanel: ComponentType<ReportPanelProps>;
  /** Loads the report before it is shown. */
  readonly preparePanel: () => Promise<void>;
  readonly terms: readonly FinancialTerm[];
  /** The typeset formulas by the ids of their terms. */
  readonly formulas: Readonly<Record<string, MathNode>>;
  readonly title: string;
  readonly lead: string;
  readonly noScript: string;
  readonly searchLabel: string;
  /** Names the list of all terms. */
  readonly ratios: string;
  readonly include: (name: string) => string;
  readonly dayCount: (days: number) => string;
  readonly chosen: string;
  readonly generate: (count: number) => string;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<ReportTexts>();
