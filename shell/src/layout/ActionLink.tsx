import type { MouseEvent, ReactElement } from 'react';
import { Link } from '@artha/shared';
import { siteNavigation } from './siteNavigation.ts';
import { Action } from './TopNavigation.styles.ts';

/** The button of the bar, such as 'Join the Waitlist'; a link to another site opens a new tab. */
export function ActionLink({ onLeave }: { readonly onLeave?: (event: MouseEvent) => void }): ReactElement | null {
  const { action } = siteNavigation();
  if (!action) return null;
  return action.to.startsWith('/') ? (
    <Action as={Link} to={action.to} replace={onLeave !== undefined} onClick={onLeave}>
      {action.label}
    </Action>
  ) : (
    <Action href={action.to} target="_blank" rel="noopener">
      {action.label}
    </Action>
  );
}
