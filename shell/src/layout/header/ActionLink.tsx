import type { MouseEvent, ReactElement } from 'react';
import { Link } from '@artha/shared';
import { siteNavigation } from '../siteNavigation.ts';
import { Action } from './TopNavigation.styles.ts';

interface ActionLinkProps {
  /** In the menu: leaves it. */
  readonly onLeave?: (event: MouseEvent) => void;
  /** Without the accent colour, on a page with its own action. */
  readonly quiet?: boolean;
}

/** The button of the bar, such as 'Join the Waitlist'; a link to another site opens a new tab. */
export function ActionLink({ onLeave, quiet = false }: ActionLinkProps): ReactElement | null {
  const { action } = siteNavigation();
  if (!action) return null;
  return action.to.startsWith('/') ? (
    <Action $quiet={quiet} as={Link} to={action.to} replace={onLeave !== undefined} onClick={onLeave}>
      {action.label}
    </Action>
  ) : (
    <Action $quiet={quiet} href={action.to} target="_blank" rel="noopener">
      {action.label}
    </Action>
  );
}
