import { useLocation } from '@artha/shared';
import type { ReactElement } from 'react';
import { slugOf } from '../../research/content/paths.ts';
import { Report } from '../../texts/en/report.tsx';

/** The page of one report. */
export function ResearchReport(): ReactElement {
  const slug = slugOf(useLocation().pathname);
  return <Report key={slug} slug={slug} />;
}
