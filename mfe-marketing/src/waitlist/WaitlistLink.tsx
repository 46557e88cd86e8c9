import { siteConfig } from '@artha/shared';
import { ButtonLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { WaitlistTexts } from '../texts/en/waitlist.ts';
import { mailTo } from '../domain/mailTo.ts';

/** Joins the waitlist: the external form in a new tab, else an e-mail to us, else the contact section. */
export function WaitlistLink({ texts }: { readonly texts: WaitlistTexts }): ReactElement {
  const { product, email, waitlistUrl } = siteConfig();
  return (
    <ButtonLink
      variant="waitlist"
      large
      to={waitlistUrl || (email ? mailTo(email, texts.subject(product)) : '/#contact')}
    >
      {texts.join}
    </ButtonLink>
  );
}
