import { siteConfig } from '@artha/shared';
import { ButtonLink, Page, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { accountEnglish } from '../../texts/en/account.tsx';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { useKnownSession } from '../../account/useKnownSession.ts';
import { Stack, Ways } from '../../form/Form.styles.ts';
import { Waiting } from '../../form/Waiting.tsx';
import { AccountSecurity } from './AccountSecurity.tsx';
import { SecurityColumn } from './Security.styles.ts';

const SIGN_IN = `/auth/signin?next=${encodeURIComponent('/auth/security')}`;

/** How the person signs in, and the second factors of the account. */
export function Security(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <Page
        title="Security"
        lead="A second factor, such as a code from an app on your phone, keeps your account yours even if someone learns your password."
      >
        <SecurityColumn>{siteConfig().auth ? <OwnSecurity /> : <Demonstration />}</SecurityColumn>
      </Page>
    </AccountTextsProvider>
  );
}

function Demonstration(): ReactElement {
  return (
    <Stack>
      <p>
        This is a demonstration. No sign-in service is configured on this site, so there are no accounts, and nothing to
        protect. With one, second factors are added, renamed and removed here.
      </p>
      <Ways>
        <TextLink alone to="/auth/signin">
          Go to the sign-in page
        </TextLink>
      </Ways>
    </Stack>
  );
}

function OwnSecurity(): ReactElement {
  const who = useKnownSession();
  if (who.kind === 'signed-in') return <AccountSecurity key={who.person.id} person={who.person} />;
  return (
    <Stack>
      {who.kind === 'unknown' ? (
        <Waiting>Looking up who is signed in…</Waiting>
      ) : (
        <p role="status">
          {/* If a session has ended, the frame already says why. */}
          {!who.reason && 'You are not signed in. '}Sign in to see and change your second factors.
        </p>
      )}
      <Ways>
        <ButtonLink to={SIGN_IN} variant={who.kind === 'unknown' ? 'secondary' : 'primary'}>
          Sign in
        </ButtonLink>
      </Ways>
    </Stack>
  );
}
