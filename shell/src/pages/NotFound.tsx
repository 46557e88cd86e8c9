import { useSyncExternalStore, type ReactElement } from 'react';
import { Link, sitePages } from '@artha/shared';
import { ButtonLink, Page } from '@artha/shared/design';
import { toolsIndexPath } from '../layout/siteNavigation.ts';
import { nearestPath } from './nearestPath.ts';
import { Meant, NotFoundWays } from './NotFound.styles.ts';
import { notFoundEnglish } from '../texts/en/notFound.ts';
import { textsOf } from '../texts/pageTexts.ts';

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
  const texts = textsOf('notFound', notFoundEnglish);
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
    <Page title={texts.title} lead={texts.lead}>
      <Meant role="status">
        {meant && (
          <>
            {texts.meant}
            <Link to={meant}>{title}</Link>
            {texts.meantEnd}
          </>
        )}
      </Meant>
      <NotFoundWays>
        {toolsIndex && <ButtonLink to={toolsIndex}>{texts.seeAllTools}</ButtonLink>}
        <ButtonLink variant="secondary" to="/">
          {texts.goHome}
        </ButtonLink>
      </NotFoundWays>
    </Page>
  );
}
