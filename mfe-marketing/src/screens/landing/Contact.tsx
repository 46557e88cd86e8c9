import { siteConfig } from '@artha/shared';
import type { ReactElement } from 'react';
import { mailTo } from '../../domain/mailTo.ts';
import { Aside, Section } from '../../layout/Section.tsx';
import { useLandingTexts } from '../../texts/landingTexts.ts';
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
  const texts = useLandingTexts();
  const { contact } = texts;
  const canJoin = waitlistUrl !== '' || email !== '';
  const way = waitlistUrl ? contact.form : contact.mail;
  const invitation = canJoin ? (
    <div>
      <p>
        <b>{way.title}</b>
        {way.text}
      </p>
      <WaitlistLink texts={texts.waitlist} />
    </div>
  ) : (
    <div>
      <p>
        <b>{contact.none.title}</b>
        {contact.none.text}
      </p>
    </div>
  );
  return (
    <Section
      id="contact"
      centred={waitlistWidget ? Math.max(0, formHeight - INVITATION_HEIGHT) : 0}
      heading={canJoin ? contact.heading : contact.headingWithoutWaitlist}
      beside={
        <>
          <Aside>
            {contact.inDemo(product)}
            {canJoin && contact.leaveAddress}
            {email && (
              <>
                {contact.writeToUs}
                <a href={mailTo(email, contact.subject(product))}>{email}</a>
              </>
            )}
          </Aside>
          <Invitation>
            {waitlistWidget ? (
              <WaitlistForm height={formHeight} title={contact.heading}>
                {invitation}
              </WaitlistForm>
            ) : (
              invitation
            )}
          </Invitation>
        </>
      }
    />
  );
}
