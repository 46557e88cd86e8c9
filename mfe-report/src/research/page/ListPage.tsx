import { Page } from '@artha/shared/design';
import type { ComponentType, ReactElement } from 'react';
import { Notice } from './Notice.ts';

/** Properties of `ListPage`, which are its texts in a language. */
export interface ListPageProps {
  readonly title: string;
  readonly lead: string;
  readonly madeUp: string;
  readonly ReportList: ComponentType;
}

/** The list of equity research reports. */
export function ListPage({ title, lead, madeUp, ReportList }: ListPageProps): ReactElement {
  return (
    <Page title={title} lead={lead}>
      <Notice>{madeUp}</Notice>
      <ReportList />
    </Page>
  );
}
