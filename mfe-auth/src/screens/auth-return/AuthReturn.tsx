import { useNavigate, type ReturnStep } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { loadAccount } from '../../account/loadAccount.ts';
import { toAccountError } from '../../domain/accountErrors.ts';
import { returnPaths, signInPathFor } from '../../domain/returnReason.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Stack } from '../../form/Form.styles.ts';
import { Waiting } from '../../form/Waiting.tsx';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';

/** How long the page waits before it says that the service is slow. */
const SLOW_MS = 5000;

const completeReturn = async (): Promise<ReturnStep> => (await loadAccount()).completeReturn();

const cancel = async (): Promise<void> => (await loadAccount()).signOut();

/** The page to which a provider and e-mail links return: completes signing in, then redirects. */
export function AuthReturn(): ReactElement {
  const navigate = useNavigate();
  const [step, setStep] = useState<'processing' | 'second-factor'>('processing');
  const [isSlow, setIsSlow] = useState(false);

  const leadTo = (path: string) => void navigate(path, { replace: true });
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

  return (
    <AccountPage
      title={step === 'processing' ? 'Processing authentication...' : 'One more step'}
      lead="This page ends the way back from signing in elsewhere, and leads on by itself."
    >
      {step === 'second-factor' ? (
        <SecondFactor
          onVerified={() => {
            leadTo(returnPaths['signed-in']);
          }}
          cancelLabel="Use another account"
          onCancel={() => {
            // Whatever the service answers: the sign-in page shows who is signed in, and offers to sign out again.
            void cancel()
              .catch(() => undefined)
              .then(() => {
                leadTo('/auth/signin');
              });
          }}
        />
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
