import { session, useStore } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import type { Creation } from '../../domain/createAccount.ts';
import { ResendConfirmation } from '../../form/ResendConfirmation.tsx';
import { Success } from '../../form/Success.tsx';

/** The outcome of creating an account, and its e-mail address. */
export interface CreatedAccount {
  readonly creation: Creation;
  readonly email: string;
}

/** Says that the account was created, and what to do next. */
export function Created({ account }: { readonly account: CreatedAccount | undefined }): ReactElement {
  const texts = useAccountTexts();
  return (
    <>
      <Success
        message={account ? texts.signUpPage.created : ''}
        detail={account && <NextStep creation={account.creation} email={account.email} />}
      />
      {account?.creation === 'confirmation-sent' && (
        <div>
          <ResendConfirmation email={account.email} />
        </div>
      )}
    </>
  );
}

function NextStep({ creation, email }: CreatedAccount): ReactElement {
  const texts = useAccountTexts();
  const { kind } = useStore(session);
  if (creation === 'simulated') return <>{texts.nothingSent}</>;
  if (creation === 'confirmation-sent') {
    return <>{texts.signUpPage.confirmationSent(email)}</>;
  }
  if (kind !== 'signed-in') {
    return (
      <>
        {texts.signUpPage.notSignedIn} <TextLink to="/auth/signin">{texts.signIn}</TextLink>
      </>
    );
  }
  return (
    <>
      {texts.signUpPage.signedIn} <TextLink to="/">{texts.continue}</TextLink>
    </>
  );
}
