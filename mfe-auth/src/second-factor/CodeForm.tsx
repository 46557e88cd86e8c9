import type { Factor } from '@artha/shared';
import { ErrorBox, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { accountErrorText } from '../domain/accountErrors.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Ways } from '../form/Form.styles.ts';
import { useCodeForm } from './useCodeForm.ts';

/** Properties of `CodeForm`. */
export interface CodeFormProps {
  readonly factor: Pick<Factor, 'id' | 'kind' | 'phone'>;
  /** The challenge of a phone to which a code was already sent. */
  readonly challengeId?: string | undefined;
  /** The label of the button. */
  readonly submitLabel: string;
  readonly onVerified: () => void;
}

const hints: Readonly<Record<Factor['kind'], string>> = {
  totp: 'The six digits that your authenticator app shows now',
  phone: 'The digits of the text message',
};

function describeSent(count: number, phone = 'your phone'): string {
  if (count === 0) return `A code will be sent to ${phone}.`;
  return `${count === 1 ? 'A code' : 'A new code'} was sent to ${phone}.`;
}

/** Asks for a code of one second factor; sends it first if the factor is a phone. */
export function CodeForm({ factor, challengeId, submitLabel, onVerified }: CodeFormProps): ReactElement {
  const { field, hasCode, otherError, ...entry } = useCodeForm(factor, challengeId, onVerified);
  const isPhone = factor.kind === 'phone';

  return (
    <AccountForm label="Second factor" onSubmit={entry.submit}>
      {isPhone && <p role="status">{describeSent(entry.sentCount, factor.phone)}</p>}
      {hasCode && (
        <TextField
          ref={field}
          label="Code"
          hint={hints[factor.kind]}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={entry.code}
          error={entry.fieldError}
          onChange={(event) => {
            entry.enter(event.target.value);
          }}
        />
      )}
      <Ways>
        {hasCode && (
          <ActionButton type="submit" isPending={entry.isVerifying}>
            {submitLabel}
          </ActionButton>
        )}
        {isPhone && (
          <ActionButton variant={hasCode ? 'secondary' : 'primary'} isPending={entry.isSending} onClick={entry.send}>
            {hasCode ? 'Send a new code' : 'Send a code'}
          </ActionButton>
        )}
      </Ways>
      <ErrorBox>{otherError && accountErrorText(otherError)}</ErrorBox>
    </AccountForm>
  );
}
