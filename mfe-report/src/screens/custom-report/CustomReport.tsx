import type { ReactElement } from 'react';
import { en } from '../../languages/en.ts';
import { Texts } from '../../texts/texts.ts';
import { ReportPage } from './ReportPage.tsx';

/** Twenty-two ratios to choose from, and the report of the chosen ones. */
export function CustomReport(): ReactElement {
  return (
    <Texts texts={en}>
      <ReportPage />
    </Texts>
  );
}
