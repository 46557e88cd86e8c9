import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Stack } from '../../form/Form.styles.ts';
import { Waiting } from '../../form/Waiting.tsx';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';
import { useReturn } from './useReturn.ts';

/** The page to which a provider and e-mail links return: completes signing in, then redirects. */
export function AuthReturn(): ReactElement {
  const { step, isSlow, finish, cancel } = useReturn();

  return (
    <AccountPage
      title={step === 'processing' ? 'Processing authentication...' : 'One more step'}
      lead="You signed in elsewhere. This page finishes it and takes you on by itself."
    >
      {step === 'second-factor' ? (
        <SecondFactor onVerified={finish} cancelLabel="Use another account" onCancel={cancel} />
      ) : (
        <Stack>
          <Waiting>
            {isSlow ? 'The sign-in service takes longer than usual. You can wait, or start again.' : 'One moment…'}
          </Waiting>
          <p>
            If nothing happens for a while, or scripts are switched off, go back to signing in. Every tool works without
            an account.
          </p>
          <TextLink alone to="/auth/signin">
            Back to sign in
          </TextLink>
        </Stack>
      )}
    </AccountPage>
  );
}
