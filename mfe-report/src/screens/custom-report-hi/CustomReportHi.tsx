import type { ReactElement } from 'react';
import { hi } from '../../languages/hi.ts';
import { Texts } from '../../texts/texts.ts';
import { ReportPage } from '../custom-report/ReportPage.tsx';

/** Twenty-two ratios to choose from, and the report of the chosen ones, in Hindi. */
export function CustomReportHi(): ReactElement {
  return (
    <Texts texts={hi}>
      <ReportPage />
    </Texts>
  );
}
