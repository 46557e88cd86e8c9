import { createTexts } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { ReportPanelProps } from '../screens/custom-report/reportPanelProps.ts';
import type { chooser } from './en/chooser.ts';

/** The texts of the custom report until the report is shown, which has texts of its own that load with it. */
export type ChooserWords = typeof chooser;

/** The texts of the custom report, and the report, which loads when it is shown, with its texts. */
export interface ReportTexts extends ChooserWords {
  readonly ReportPanel: ComponentType<ReportPanelProps>;
  /** Loads the report before it is shown. */
  readonly preparePanel: () => Promise<void>;
}

/** The texts of the screen’s language, for everything that is rendered in `Texts`. */
export const { Texts, useTexts } = createTexts<ReportTexts>();
