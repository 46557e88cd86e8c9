import { ErrorBox, Icon } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
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
  const texts = useAccountTexts();
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
        {texts.resend.button}
      </ActionButton>
      <p role="status">{sentCount > 0 && texts.resend.sent(email, sentCount)}</p>
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </Stack>
  );
}
