import { Link, usePageTitle } from '@artha/shared';
import { Page } from '@artha/shared/design';
import { use, type ReactElement } from 'react';
import * as v from 'valibot';
import { researchPath } from '../content/paths.ts';
import { readReport, type ResearchReport } from '../content/report.ts';
import { ReportPage } from './ReportPage.tsx';

const moduleSchema = v.object({ default: v.unknown() });
const notFoundSchema = v.object({ code: v.literal('MODULE_NOT_FOUND') });

/** @returns undefined if there is no such content file */
async function loadReport(slug: string): Promise<ResearchReport | undefined> {
  try {
    const file: unknown = await import(`../reports/${slug}.json`);
    return readReport(slug, v.parse(moduleSchema, file).default);
  } catch (error) {
    if (v.is(notFoundSchema, error)) return undefined;
    // Asked for again by Retry.
    loading.delete(slug);
    throw error;
  }
}

const loading = new Map<string, Promise<ResearchReport | undefined>>();

/** One promise for each report, as React needs it. */
function reportOf(slug: string): Promise<ResearchReport | undefined> {
  const begun = loading.get(slug) ?? loadReport(slug);
  loading.set(slug, begun);
  return begun;
}

/** The report of a content file, which is a file of the release and loads when it is shown. */
export function NamedReport({ slug }: { readonly slug: string }): ReactElement {
  const report = use(reportOf(slug));
  usePageTitle(report?.card.title ?? 'No such report');
  return report ? (
    <ReportPage report={report} />
  ) : (
    <Page title="There is no such report." lead="It may have been renamed, or the address was mistyped.">
      <Link to={researchPath()}>All reports</Link>
    </Page>
  );
}
