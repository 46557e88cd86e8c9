import type { ReactElement } from 'react';
import { Link, sitePages, siteTools, useStore } from '@artha/shared';
import { Container, Icon } from '@artha/shared/design';
import { pagePath, type LocationStore } from '../routing/location.ts';
import { frameTexts } from '../texts/frameTexts.ts';
import { toolsIndexPath } from './siteNavigation.ts';
import { Above } from './ToolsLink.styles.ts';

/** Whether a page is a tool or belongs to one; the pages of a family, such as the terms of a glossary, do not. */
function isOfTool(pathname: string): boolean {
  const listed = sitePages().some(({ path }) => path === pathname);
  return listed && siteTools().some(({ path }) => `${pathname}/`.startsWith(`${path}/`));
}

/**
 * A link to all tools above the heading of a tool and of its other pages. Renders nothing on other pages, or if no remote
 * has an index of tools.
 */
export function ToolsLink({ locationStore }: { readonly locationStore: LocationStore }): ReactElement | null {
  const pathname = pagePath(useStore(locationStore));
  const index = toolsIndexPath();
  if (!index || !isOfTool(pathname)) return null;
  return (
    <Container>
      <Above aria-label={frameTexts().tools}>
        <Link to={index}>
          <Icon name="back" size={16} />
          {frameTexts().allTools}
        </Link>
      </Above>
    </Container>
  );
}
