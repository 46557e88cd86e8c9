import { translatePath, useNavigate, type ReturnStep } from '@artha/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { toAccountError } from '../../domain/accountErrors.ts';
import { returnPaths, signInPathFor } from '../../domain/returnReason.ts';

/** How long the page waits before it says that the service is slow. */
const SLOW_MS = 5000;

const completeReturn = async (): Promise<ReturnStep> => (await loadAccount()).completeReturn();

const cancelReturn = async (): Promise<void> => (await loadAccount()).signOut();

/** The return from a provider or from a link in an e-mail. */
export interface Return {
  readonly step: 'processing' | 'second-factor';
  /** Whether the service takes longer than usual. */
  readonly isSlow: boolean;
  /** Ends the second factor, and redirects. */
  readonly finish: () => void;
  /** Signs out, and redirects to the sign-in page. */
  readonly cancel: () => void;
}

/** Completes signing in once, then redirects, unless a second factor comes first. */
export function useReturn(): Return {
  const navigate = useNavigate();
  const [step, setStep] = useState<Return['step']>('processing');
  const [isSlow, setIsSlow] = useState(false);

  const leadTo = (path: string) => void navigate(translatePath(path), { replace: true });
  const leadToSignIn = useEffectEvent((thrown: unknown) => {
    leadTo(signInPathFor(toAccountError(thrown).code));
  });
  const goOn = useEffectEvent((reached: ReturnStep) => {
    if (reached === 'second-factor') setStep(reached);
    else leadTo(returnPaths[reached]);
  });

  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, SLOW_MS);
    completeReturn().then(
      (reached) => {
        if (isShown) goOn(reached);
      },
      (thrown: unknown) => {
        if (isShown) leadToSignIn(thrown);
      },
    );
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);

  return {
    step,
    isSlow,
    finish: () => {
      leadTo(returnPaths['signed-in']);
    },
    cancel: () => {
      // Whatever the service answers: the sign-in page shows who is signed in, and offers to sign out again.
      void cancelReturn()
        .catch(() => undefined)
        .then(() => {
          leadTo('/auth/signin');
        });
    },
  };
}
