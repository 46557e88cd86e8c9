import { ErrorBox, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useAccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { ActionButton } from './ActionButton.tsx';
import { Stack } from './Form.styles.ts';

/** Properties of `ResendConfirmation`. */
export interface ResendConfirmationProps {
  readonly email: string;
}

/** Sends the e-mail that confirms an address once more. */
export function ResendConfirmation({ email }: ResendConfirmationProps): ReactElement {
  const [sentCount, setSentCount] = useState(0);
  const { isPending, error, run } = useAccountAction();
  return (
    <Stack>
      <ActionButton
        variant="secondary"
        isPending={isPending}
        onClick={() => {
          void run(async (service) => {
            await service.resendConfirmation(email);
            setSentCount((before) => before + 1);
          });
        }}
      >
        <Icon name="retry" size={18} />
        Send the e-mail again
      </ActionButton>
      <p role="status">
        {sentCount > 0 &&
          (sentCount === 1 ? `Sent again to ${email}.` : `Sent again to ${email}, ${String(sentCount)} times by now.`)}
      </p>
      <ErrorBox>{error && accountErrorText(error)}</ErrorBox>
    </Stack>
  );
}
