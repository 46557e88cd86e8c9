import { createTexts } from '@artha/shared/remote';
import type { panel } from './en/panel.ts';

/** The texts of the report: the figures, the results, the PDF. */
export type PanelTexts = typeof panel;

/** The kind of a PDF: the sample factsheet, or the report on a person's figures. */
export type PdfKind = keyof PanelTexts['pdfs'];

/** The texts of the report in the screen’s language, for everything that is rendered in `PanelTextsProvider`. */
export const { Texts: PanelTextsProvider, useTexts: usePanelTexts } = createTexts<PanelTexts>();
