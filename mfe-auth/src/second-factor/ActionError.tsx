import { ErrorBox } from '@artha/shared/design';
import type { ReactElement } from 'react';
import type { AccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { SecondFactor } from './SecondFactor.tsx';

export interface ActionErrorProps {
  readonly action: AccountAction;
  /** Does the same again, once the second factor was entered. */
  readonly onRetry: () => void;
}

/** Says why something did not happen; where the service wants the second factor first, asks for it. */
export function ActionError({ action: { error, clear }, onRetry }: ActionErrorProps): ReactElement {
  if (error?.code === 'second-factor-needed') {
    return (
      <SecondFactor
        onVerified={() => {
          clear();
          onRetry();
        }}
        cancelLabel="Cancel"
        onCancel={clear}
      />
    );
  }
  return <ErrorBox>{error && accountErrorText(error)}</ErrorBox>;
}
