import type { MouseEvent, ReactElement } from 'react';
import { Link, siteConfig } from '@artha/shared';
import { Waitlist } from './TopNavigation.styles.ts';

/** 'Join the Waitlist': the configured form in a new tab; without one it leads to where one can write to us. */
export function WaitlistLink({ onLeave }: { readonly onLeave?: (event: MouseEvent) => void }): ReactElement {
  const { waitlistUrl } = siteConfig();
  return waitlistUrl ? (
    <Waitlist href={waitlistUrl} target="_blank" rel="noopener">
      Join the Waitlist
    </Waitlist>
  ) : (
    <Waitlist as={Link} to="/#contact" replace={onLeave !== undefined} onClick={onLeave}>
      Join the Waitlist
    </Waitlist>
  );
}
