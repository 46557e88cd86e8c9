import type { Factor } from '@artha/shared';
import { ErrorBox, TextField } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
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

/** Asks for a code of one second factor; sends it first if the factor is a phone. */
export function CodeForm({ factor, challengeId, submitLabel, onVerified }: CodeFormProps): ReactElement {
  const accountTexts = useAccountTexts();
  const texts = accountTexts.secondFactor;
  const { field, hasCode, otherError, ...entry } = useCodeForm(factor, challengeId, onVerified);
  const isPhone = factor.kind === 'phone';
  const describeSent = (count: number, phone: string) =>
    count === 0 ? texts.willSend(phone) : texts.sent(phone, count);

  return (
    <AccountForm label={texts.form} onSubmit={entry.submit}>
      {isPhone && <p role="status">{describeSent(entry.sentCount, factor.phone ?? texts.yourPhone)}</p>}
      {hasCode && (
        <TextField
          ref={field}
          label={texts.code}
          hint={texts.hints[factor.kind]}
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
            {hasCode ? texts.sendNewCode : texts.sendCode}
          </ActionButton>
        )}
      </Ways>
      <ErrorBox>{otherError && accountErrorText(otherError, accountTexts)}</ErrorBox>
    </AccountForm>
  );
}
