import { session, useStore } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
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
  return (
    <>
      <Success
        message={account ? 'Account created successfully!' : ''}
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
  const { kind } = useStore(session);
  if (creation === 'simulated') return <>This was a demonstration: nothing was sent, and there is no account.</>;
  if (creation === 'confirmation-sent') {
    return <>We sent an e-mail to {email}. Open the link in it to confirm the address, then you are signed in.</>;
  }
  if (kind !== 'signed-in') {
    return (
      <>
        You are not signed in yet. <TextLink to="/auth/signin">Sign in</TextLink>
      </>
    );
  }
  return (
    <>
      You are signed in. <TextLink to="/">Continue</TextLink>
    </>
  );
}
