import { ErrorBox } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import type { AccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { Proof } from '../proof/Proof.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** Properties of `ActionError`. */
export interface ActionErrorProps {
  readonly action: AccountAction;
  /** Repeats the action after the person has done what it needs first. */
  readonly onRetry: () => void;
}

/** Says why an action failed; asks for the second factor, or for the password again, if that is required first. */
export function ActionError({ action: { error, clear }, onRetry }: ActionErrorProps): ReactElement {
  const texts = useAccountTexts();
  const goOn = () => {
    clear();
    onRetry();
  };
  if (error?.code === 'second-factor-needed') {
    return <SecondFactor onVerified={goOn} cancelLabel={texts.cancel} onCancel={clear} />;
  }
  if (error?.code === 'proof-needed') return <Proof onProved={goOn} onCancel={clear} />;
  return <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>;
}
