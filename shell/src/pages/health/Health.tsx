import { useEffect, useState, type ReactElement } from 'react';
import { Page } from '@artha/shared/design';

/**
 * The health page: every micro frontend with version and digest, who provides each shared package, and what failed in
 * this tab. It is for teams and no page links to it, so its tables load when it is opened.
 */
export function Health(): ReactElement {
  const [tables, setTables] = useState<ReactElement>();
  useEffect(() => {
    void import('./HealthTables.tsx').then(async ({ HealthTables, readHealth }) => {
      setTables(<HealthTables {...await readHealth()} />);
    });
  }, []);
  return (
    <Page title="Health" lead="What this page is made of, and what went wrong in this tab.">
      <noscript>
        <p>
          The tables need JavaScript, which is switched off in this browser. The <a href="/registry.json">registry</a>{' '}
          lists every micro frontend with its versions and digests.
        </p>
      </noscript>
      {tables}
    </Page>
  );
}
