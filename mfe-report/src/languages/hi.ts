import { createReportTexts } from '../texts/createReportTexts.tsx';
import { chooser } from '../texts/hi/chooser.ts';

/** The custom report in Hindi, until the report is shown. */
export const hi = createReportTexts(chooser, {
  name: 'रिपोर्ट',
  loading: 'रिपोर्ट तैयार हो रही है…',
  loadTexts: async () => (await import('../texts/hi/panel.ts')).panel,
});
