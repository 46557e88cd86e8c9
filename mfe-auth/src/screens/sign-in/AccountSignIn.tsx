import {
  hasPage,
  session,
  useNavigate,
  useSearchParams,
  useStore,
  type AccountErrorCode,
  type Session,
} from '@artha/shared';
import { ErrorBox } from '@artha/shared/design';
import { lazyPart } from '@artha/shared/remote';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText, toAccountError } from '../../domain/accountErrors.ts';
import { parseNextPath } from '../../domain/nextPath.ts';
import { returnReasonText, type ReturnReason } from '../../domain/returnReason.ts';
import type { SignInProblem } from '../../domain/signIn.ts';
import { Reason } from '../../form/Reason.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import type { ResendConfirmationProps } from '../../form/ResendConfirmation.tsx';
import type { SignedInProps } from '../../form/SignedIn.tsx';
import { Success } from '../../form/Success.tsx';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

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

/** How long the success message stays: long enough to be read and announced. */
const SUCCESS_MS = 1000;

const needsSecondFactor = (who: Session): boolean =>
  who.kind === 'signed-in' && who.assurance === 'aal1' && who.nextAssurance === 'aal2';

/** The fields to correct; none for errors that typing cannot correct. */
const fieldsOf: Readonly<Partial<Record<AccountErrorCode, SignInProblem['fields']>>> = {
  'invalid-credentials': ['email', 'password'],
  'email-not-confirmed': ['email'],
};

/** Signing in by the site's authentication service, with the second factor if the account has one. */
export function AccountSignIn({ reason, onSignedOut }: AccountSignInProps): ReactElement {
  const who = useStore(session);
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  // After the first attempt the step decides what is shown, since the session changes before a step ends.
  const [step, setStep] = useState<'start' | 'attempt' | 'second-factor' | 'verified'>('start');
  const [isSignedIn, setIsSignedIn] = useState(false);
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const signingOut = useAccountAction();
  const endedReason = who.kind === 'signed-out' && who.reason;
  const next = parseNextPath(searchParams.get('next'), hasPage);
  if (step === 'start' && needsSecondFactor(who)) setStep('second-factor');

  const goOn = useEffectEvent(() => void navigate(next, { replace: true }));
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(goOn, SUCCESS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isSignedIn]);

  const signIn: SignInFormProps['signIn'] = async (credentials) => {
    setStep('attempt');
    try {
      const service = await loadAccount();
      if ((await service.signIn(credentials)) === 'signed-in') setIsSignedIn(true);
      else setStep('second-factor');
      return undefined;
    } catch (thrown) {
      setStep('start');
      const error = toAccountError(thrown);
      if (error.code === 'email-not-confirmed') setUnconfirmedEmail(credentials.email);
      return { message: accountErrorText(error), fields: fieldsOf[error.code] ?? [] };
    }
  };

  if (step === 'second-factor' || step === 'verified') {
    return (
      <>
        {step === 'second-factor' && (
          <SecondFactor
            onVerified={() => {
              setStep('verified');
              setIsSignedIn(true);
            }}
            cancelLabel="Use another account"
            onCancel={() => {
              void signingOut.run(async (service) => {
                await service.signOut();
                setStep('start');
                onSignedOut();
              });
            }}
          />
        )}
        <ErrorBox>{signingOut.error && accountErrorText(signingOut.error)}</ErrorBox>
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
        signIn={signIn}
        successDetail={GOING_ON}
        help={unconfirmedEmail && <ResendConfirmation email={unconfirmedEmail} />}
        onChange={() => {
          setUnconfirmedEmail(undefined);
        }}
      />
    </>
  );
}
