import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { mailTo } from '../../domain/mailTo.ts';
import { Aside, Section } from '../../layout/Section.tsx';
import { WaitlistForm } from '../../waitlist/WaitlistForm.tsx';
import { WaitlistLink } from '../../waitlist/WaitlistLink.tsx';
import { Invitation } from './Contact.styles.ts';

/** Height of a form in pixels if the site does not configure it. */
const DEFAULT_FORM_HEIGHT = 320;

/** Height in pixels of the text and the button shown until the form loads. */
const INVITATION_HEIGHT = 100;

/** The waitlist, and our e-mail address. 'Contact' in the navigation leads here. */
export function Contact(): ReactElement {
  const { product, email, waitlistUrl, waitlistWidget } = siteConfig();
  const formHeight = waitlistWidget?.height ?? DEFAULT_FORM_HEIGHT;
  const canJoin = waitlistUrl !== '' || email !== '';
  const invitation = canJoin ? (
    <div>
      <p>
        <b>{waitlistUrl ? 'One form, one question' : 'One e-mail is enough'}</b>
        {waitlistUrl
          ? 'The form opens in a new tab and asks for your e-mail address.'
          : 'The button opens a message to us. Send it, and your address is on the list.'}
      </p>
      <WaitlistLink />
    </div>
  ) : (
    <div>
      <p>
        <b>No waitlist here</b>
        Neither a form nor an e-mail address is configured for this site.
      </p>
    </div>
  );
  return (
    <Section
      id="contact"
      centred={waitlistWidget ? Math.max(0, formHeight - INVITATION_HEIGHT) : 0}
      heading={canJoin ? 'Join the waitlist' : 'Contact'}
      beside={
        <>
          <Aside>
            {product} is still in demo.
            {canJoin && ' Leave your e-mail address and we will write to you when it opens.'}
            {email && (
              <>
                {' '}
                Or write to us: <a href={mailTo(email, `Question about ${product}`)}>{email}</a>
              </>
            )}
          </Aside>
          <Invitation>
            {waitlistWidget ? <WaitlistForm height={formHeight}>{invitation}</WaitlistForm> : invitation}
          </Invitation>
        </>
      }
    />
  );
}
