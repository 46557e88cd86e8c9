import { siteConfig } from '@artha/shared';
import { Container, Lead, SectionHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { mailTo } from '../../domain/mailTo.ts';
import { WaitlistForm } from '../../waitlist/WaitlistForm.tsx';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Band, Invitation } from './Contact.styles.ts';

/** The waitlist, and a way to write. The navigation's 'Contact' leads here. */
export function Contact(): ReactElement {
  const { product, email, waitlistUrl, waitlistWidget } = siteConfig();
  const invitation = (
    <>
      <p>
        {waitlistUrl
          ? 'The form opens in a new tab and asks for an e-mail address.'
          : 'A letter with your address is enough: the button opens one, addressed to us.'}
      </p>
      <WaitlistLink />
    </>
  );
  return (
    <Band id="contact" aria-labelledby="contact-heading">
      <Container>
        <div>
          <SectionHeading id="contact-heading">Be told when it opens</SectionHeading>
          <Lead>{product} is still in demo. Leave an address and we will write once there is something to try.</Lead>
        </div>
        <Invitation>
          {waitlistWidget ? <WaitlistForm>{invitation}</WaitlistForm> : invitation}
          <p>
            Or write to us: <a href={mailTo(email, `Question about ${product}`)}>{email}</a>
          </p>
        </Invitation>
      </Container>
    </Band>
  );
}
