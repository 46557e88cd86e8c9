import type { ResearchReport } from '../content/report.ts';
import { reports } from '../reports/reports.ts';

/** A report by the name of its file. @throws if there is none. */
export function sampleReport(slug: string): ResearchReport {
  const report = reports.find(({ card }) => card.slug === slug);
  if (!report) throw new Error(`There is no report “${slug}”.`);
  return report;
}
