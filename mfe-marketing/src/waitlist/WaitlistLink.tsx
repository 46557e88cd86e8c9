import { siteConfig } from '@artha/shared';
import { ButtonLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { mailTo } from '../domain/mailTo.ts';

/** Joins the waitlist: the external form in a new tab, or a letter to us where no form is configured. */
export function WaitlistLink(): ReactElement {
  const { product, email, waitlistUrl } = siteConfig();
  return (
    <ButtonLink variant="waitlist" large to={waitlistUrl || mailTo(email, `Waitlist for ${product}`)}>
      Join the Waitlist
    </ButtonLink>
  );
}
