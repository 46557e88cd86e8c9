import { createTexts } from '@artha/shared/remote';
import type { research } from './en/research.ts';

/** The texts of the reports on companies and of their list; the reports themselves are content files. */
export type ResearchTexts = typeof research;

/** The texts of the reports in the screen’s language, for everything that is rendered in `ResearchTextsProvider`. */
export const { Texts: ResearchTextsProvider, useTexts: useResearchTexts } = createTexts<ResearchTexts>();
