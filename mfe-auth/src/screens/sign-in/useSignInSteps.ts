import {
  hasPage,
  session,
  translatePath,
  useNavigate,
  useSearchParams,
  useStore,
  type AccountError,
  type AccountErrorCode,
  type Session,
} from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { loadAccount } from '../../account/loadAccount.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText, toAccountError } from '../../domain/accountErrors.ts';
import { parseNextPath } from '../../domain/nextPath.ts';
import type { SignInProblem } from '../../domain/signIn.ts';
import type { SignIn } from './useSignInForm.ts';

/** How long the success message stays: long enough to be read and announced. */
const SUCCESS_MS = 1000;

const needsSecondFactor = (who: Session): boolean =>
  who.kind === 'signed-in' && who.assurance === 'aal1' && who.nextAssurance === 'aal2';

/** The fields to correct; none for errors that typing cannot correct. */
const fieldsOf: Readonly<Partial<Record<AccountErrorCode, SignInProblem['fields']>>> = {
  'invalid-credentials': ['email', 'password'],
  'email-not-confirmed': ['email'],
};

/** The step of signing in that a person is at, and the actions that go on. */
export interface SignInSteps {
  /** After the first attempt the step decides what is shown, since the session changes before a step ends. */
  readonly step: 'start' | 'attempt' | 'second-factor' | 'verified';
  readonly who: Session;
  /** The path that follows signing in. */
  readonly next: string;
  readonly isSignedIn: boolean;
  /** The address of an account that the person has not confirmed. */
  readonly unconfirmedEmail: string | undefined;
  readonly forgetUnconfirmed: () => void;
  readonly signIn: SignIn;
  readonly finishSecondFactor: () => void;
  /** Signs out, to start with another account. */
  readonly cancelSecondFactor: () => void;
  /** Why signing out failed. */
  readonly signOutError: AccountError | undefined;
}

/** Signs in, asks for the second factor if the account has one, and then leads to the next page. */
export function useSignInSteps(onSignedOut: () => void): SignInSteps {
  const texts = useAccountTexts();
  const who = useStore(session);
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const [step, setStep] = useState<SignInSteps['step']>('start');
  const [isSignedIn, setIsSignedIn] = useState(false);
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string>();
  const signingOut = useAccountAction();
  const next = parseNextPath(searchParams.get('next'), hasPage);
  if (step === 'start' && needsSecondFactor(who)) setStep('second-factor');

  const goOn = useEffectEvent(() => void navigate(translatePath(next), { replace: true }));
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const timer = setTimeout(goOn, SUCCESS_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isSignedIn]);

  const signIn: SignIn = async (credentials) => {
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
      return { message: accountErrorText(error, texts), fields: fieldsOf[error.code] ?? [] };
    }
  };

  return {
    step,
    who,
    next,
    isSignedIn,
    unconfirmedEmail,
    forgetUnconfirmed: () => {
      setUnconfirmedEmail(undefined);
    },
    signIn,
    finishSecondFactor: () => {
      setStep('verified');
      setIsSignedIn(true);
    },
    cancelSecondFactor: () => {
      void signingOut.run(async (service) => {
        await service.signOut();
        setStep('start');
        onSignedOut();
      });
    },
    signOutError: signingOut.error,
  };
}
