import { useSyncExternalStore, type ReactElement } from 'react';
import { Link, sitePages } from '@artha/shared';
import { ButtonLink, Page } from '@artha/shared/design';
import { toolsIndexPath } from '../layout/siteNavigation.ts';
import { nearestPath } from './nearestPath.ts';
import { Meant, Ways } from './NotFound.styles.ts';

/**
 * The page of an unknown address, inside the same frame; the edge sends it with status 404. One page is composed for
 * all of them, so the address itself and the page that was probably meant come with the script.
 */
export function NotFound(): ReactElement {
  const address = useSyncExternalStore(
    () => () => undefined,
    () => location.pathname,
    () => undefined,
  );
  const pages = sitePages();
  const toolsIndex = toolsIndexPath();
  const meant =
    address &&
    nearestPath(
      address,
      pages.map(({ path }) => path),
    );
  const title = pages.find(({ path }) => path === meant)?.title;

  return (
    <Page
      title="There is no page at this address."
      lead="The address may have a typing mistake, or the page may have moved."
    >
      <Meant role="status">
        {meant && (
          <>
            Did you mean <Link to={meant}>{title}</Link>?
          </>
        )}
      </Meant>
      <Ways>
        {toolsIndex && <ButtonLink to={toolsIndex}>See all tools</ButtonLink>}
        <ButtonLink variant="secondary" to="/">
          Go to the home page
        </ButtonLink>
      </Ways>
    </Page>
  );
}
