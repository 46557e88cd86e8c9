import { siteConfig } from '@artha/shared';
import { ButtonLink, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useKnownSession } from '../../account/useKnownSession.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Note, OtherPage, Stack } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Choosing a new password, for who followed the link of an e-mail or is signed in. */
export function NewPassword(): ReactElement {
  const who = useKnownSession();
  const [isChanged, setIsChanged] = useState(false);
  const { auth } = siteConfig();
  const isLinkDead = auth !== undefined && who.kind === 'signed-out' && !isChanged;

  return (
    <AccountPage
      title="Choose a new password"
      lead="Use at least 8 characters. You sign in with the new password from then on."
    >
      {isChanged && (
        <Stack>
          <StepHeading>Your password is changed</StepHeading>
          <p>You are signed in. Use the new password the next time.</p>
          <ButtonLink to="/">Continue</ButtonLink>
        </Stack>
      )}
      {isLinkDead && (
        <Stack>
          <p role="status">
            The link was used before or is too old, so nobody is signed in here. Ask for a new one; each works once.
          </p>
          <ButtonLink to="/auth/reset">Send a new link</ButtonLink>
        </Stack>
      )}
      {!isChanged && !isLinkDead && (
        <NewPasswordForm
          onChanged={() => {
            setIsChanged(true);
          }}
        />
      )}
      {!auth && (
        <>
          <OtherPage>
            Nothing to change?{' '}
            <TextLink alone to="/auth/signin">
              Sign in
            </TextLink>
          </OtherPage>
          <Note>
            <p>This is a demonstration. There is no password to change, and nothing you type is sent.</p>
          </Note>
        </>
      )}
    </AccountPage>
  );
}
