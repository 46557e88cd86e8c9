import { ErrorBox } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { returnReasonText, type ReturnReason } from '../../domain/returnReason.ts';
import { Reason } from '../../form/Reason.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import type { ResendConfirmationProps } from '../../form/ResendConfirmation.tsx';
import type { SignedInProps } from '../../form/SignedIn.tsx';
import { Success } from '../../form/Success.tsx';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';
import { SignInForm } from './SignInForm.tsx';
import { useSignInSteps } from './useSignInSteps.ts';

/** Few people see these two parts, so they load only when needed. */
const SignedIn = lazyPart<SignedInProps>({
  remote: 'auth',
  name: 'What a signed-in person can do',
  loading: <Waiting>You are signed in.</Waiting>,
  load: async () => (await import('../../form/SignedIn.tsx')).SignedIn,
});
const ResendConfirmation = lazyPart<ResendConfirmationProps>({
  remote: 'auth',
  name: 'The button that sends the e-mail again',
  loading: <Waiting>One moment…</Waiting>,
  load: async () => (await import('../../form/ResendConfirmation.tsx')).ResendConfirmation,
});

/** Properties of `AccountSignIn`. */
export interface AccountSignInProps {
  readonly reason: ReturnReason | undefined;
  readonly onSignedOut: () => void;
}

const GOING_ON = 'One moment, the next page is coming.';

/** Signing in by the site's authentication service, with the second factor if the account has one. */
export function AccountSignIn({ reason, onSignedOut }: AccountSignInProps): ReactElement {
  const { step, who, next, isSignedIn, unconfirmedEmail, ...steps } = useSignInSteps(onSignedOut);
  const endedReason = who.kind === 'signed-out' && who.reason;

  if (step === 'second-factor' || step === 'verified') {
    return (
      <>
        {step === 'second-factor' && (
          <SecondFactor
            onVerified={steps.finishSecondFactor}
            cancelLabel="Use another account"
            onCancel={steps.cancelSecondFactor}
          />
        )}
        <ErrorBox>{steps.signOutError && accountErrorText(steps.signOutError)}</ErrorBox>
        <Success message={isSignedIn ? 'Login successful!' : ''} detail={GOING_ON} />
      </>
    );
  }
  if (step === 'start' && who.kind === 'signed-in') {
    return <SignedIn person={who.person} next={next} onSignedOut={onSignedOut} />;
  }
  return (
    <>
      {/* The frame already says why a session has ended, so this does not repeat it. */}
      <Reason>{reason && !endedReason && returnReasonText(reason)}</Reason>
      <SignInForm
        signIn={steps.signIn}
        successDetail={GOING_ON}
        help={unconfirmedEmail && <ResendConfirmation email={unconfirmedEmail} />}
        onChange={steps.forgetUnconfirmed}
      />
    </>
  );
}
