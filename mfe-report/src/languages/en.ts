import { createReportTexts } from '../texts/createReportTexts.tsx';
import { chooser } from '../texts/en/chooser.ts';

/** The custom report in English, until the report is shown. */
export const en = createReportTexts(chooser, {
  name: 'The report',
  loading: 'Preparing the report…',
  loadTexts: async () => (await import('../texts/en/panel.ts')).panel,
});
