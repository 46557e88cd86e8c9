import type { ReactElement } from 'react';
import { Link, siteTools, useStore } from '@artha/shared';
import { Container, Icon } from '@artha/shared/design';
import { pagePath, type LocationStore } from '../routing/location.ts';
import { frameTexts } from '../texts/frameTexts.ts';
import { toolsIndexPath } from './siteNavigation.ts';
import { Above } from './ToolsLink.styles.ts';

/**
 * A link to all tools above a tool's heading. Renders nothing on other pages, or if no remote has an index of tools.
 */
export function ToolsLink({ locationStore }: { readonly locationStore: LocationStore }): ReactElement | null {
  const pathname = pagePath(useStore(locationStore));
  const index = toolsIndexPath();
  if (!index || !siteTools().some(({ path }) => path === pathname)) return null;
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
