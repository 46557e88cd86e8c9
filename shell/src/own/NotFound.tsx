import type { ReactElement } from 'react';
import { ButtonLink, Page } from '@artha/shared/design';
import { Ways } from './NotFound.styles.ts';

/** What an unknown address shows, inside the same frame; the edge sends it with status 404. */
export function NotFound(): ReactElement {
  return (
    <Page
      title="There is no entry at this address."
      lead="It may have moved, or the address has a slip of the pen. Everything on the site is two steps from here."
    >
      <Ways>
        <ButtonLink to="/tools">See all tools</ButtonLink>
        <ButtonLink variant="secondary" to="/">
          Go to the home page
        </ButtonLink>
      </Ways>
    </Page>
  );
}
