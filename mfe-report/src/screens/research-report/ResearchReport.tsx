import { useLocation } from '@artha/shared';
import { Page, Spinner } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { slugOf } from '../../research/content/paths.ts';

const Report = lazyPart<{ readonly slug: string }>({
  remote: 'report',
  name: 'The report',
  loading: (
    <Page title="Equity research report">
      <Spinner />
    </Page>
  ),
  load: async () => (await import('../../research/page/NamedReport.tsx')).NamedReport,
});

/** The page of one report. */
export function ResearchReport(): ReactElement {
  const slug = slugOf(useLocation().pathname);
  return <Report key={slug} slug={slug} />;
}
