import { ErrorBox } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import type { AccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { SecondFactor } from './SecondFactor.tsx';

/** Properties of `ActionError`. */
export interface ActionErrorProps {
  readonly action: AccountAction;
  /** Repeats the action after the second factor is entered. */
  readonly onRetry: () => void;
}

/** Says why an action failed; asks for the second factor if the service requires it first. */
export function ActionError({ action: { error, clear }, onRetry }: ActionErrorProps): ReactElement {
  const texts = useAccountTexts();
  if (error?.code === 'second-factor-needed') {
    return (
      <SecondFactor
        onVerified={() => {
          clear();
          onRetry();
        }}
        cancelLabel={texts.cancel}
        onCancel={clear}
      />
    );
  }
  return <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>;
}
