import { useLocation } from '@artha/shared';
import type { ReactElement } from 'react';
import { slugOf } from '../../research/content/paths.ts';
import { Report } from '../../texts/hi/report.tsx';

/** The page of one report in Hindi. */
export function ResearchReportHi(): ReactElement {
  const slug = slugOf(useLocation().pathname);
  return <Report key={slug} slug={slug} />;
}
