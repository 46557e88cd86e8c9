import { ErrorBox } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import type { ReactElement } from 'react';
import { OneMoment } from '../../form/OneMoment.tsx';
import { useAccountTexts } from '../../texts/accountTexts.ts';
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

const useSignedInPart = (): string => useAccountTexts().signInPage.signedInPart;
const useResendPart = (): string => useAccountTexts().resend.part;

function SignedInWaiting(): ReactElement {
  return <Waiting>{useAccountTexts().signInPage.signedIn}</Waiting>;
}

/** Few people see these two parts, so they load only when needed. */
const SignedIn = lazyPart<SignedInProps>({
  remote: 'auth',
  name: useSignedInPart,
  loading: <SignedInWaiting />,
  load: async () => (await import('../../form/SignedIn.tsx')).SignedIn,
});
const ResendConfirmation = lazyPart<ResendConfirmationProps>({
  remote: 'auth',
  name: useResendPart,
  loading: <OneMoment />,
  load: async () => (await import('../../form/ResendConfirmation.tsx')).ResendConfirmation,
});

/** Properties of `AccountSignIn`. */
export interface AccountSignInProps {
  readonly reason: ReturnReason | undefined;
  readonly onSignedOut: () => void;
}

/** Signing in by the site's authentication service, with the second factor if the account has one. */
export function AccountSignIn({ reason, onSignedOut }: AccountSignInProps): ReactElement {
  const texts = useAccountTexts();
  const { step, who, next, isSignedIn, unconfirmedEmail, ...steps } = useSignInSteps(onSignedOut);
  const endedReason = who.kind === 'signed-out' && who.reason;

  if (step === 'second-factor' || step === 'verified') {
    return (
      <>
        {step === 'second-factor' && (
          <SecondFactor
            onVerified={steps.finishSecondFactor}
            cancelLabel={texts.signInPage.otherAccount}
            onCancel={steps.cancelSecondFactor}
          />
        )}
        <ErrorBox>{steps.signOutError && accountErrorText(steps.signOutError, texts)}</ErrorBox>
        <Success message={isSignedIn ? texts.signInPage.success : ''} detail={texts.signInPage.goingOn} />
      </>
    );
  }
  if (step === 'start' && who.kind === 'signed-in') {
    return <SignedIn person={who.person} next={next} onSignedOut={onSignedOut} />;
  }
  return (
    <>
      {/* The frame already says why a session has ended, so this does not repeat it. */}
      <Reason>{reason && !endedReason && returnReasonText(reason, texts)}</Reason>
      <SignInForm
        signIn={steps.signIn}
        successDetail={texts.signInPage.goingOn}
        help={unconfirmedEmail && <ResendConfirmation email={unconfirmedEmail} />}
        onChange={steps.forgetUnconfirmed}
      />
    </>
  );
}
