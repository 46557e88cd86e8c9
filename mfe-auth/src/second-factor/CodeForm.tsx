import type { AccountService, Factor } from '@artha/shared';
import { ErrorBox, TextField } from '@artha/shared/design';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useAccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { parseCode } from '../domain/verificationCode.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Ways } from '../form/Form.styles.ts';

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

/** Asks for a code of one second factor; sends it first if the factor is a phone. */
export function CodeForm({ factor, challengeId: sent, submitLabel, onVerified }: CodeFormProps): ReactElement {
  const [challengeId, setChallengeId] = useState(sent);
  const countBefore = sent === undefined ? 0 : 1;
  const [sentCount, setSentCount] = useState(countBefore);
  const [code, setCode] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const sending = useAccountAction();
  const verifying = useAccountAction();
  const field = useRef<HTMLInputElement>(null);
  const isPhone = factor.kind === 'phone';
  const wasRefused = verifying.error?.code === 'wrong-code' || verifying.error?.code === 'expired-code';
  const refusal = verifying.error && wasRefused ? accountErrorText(verifying.error) : undefined;
  const fieldError = isIncomplete ? 'Enter all digits of the code' : refusal;
  const otherError = sending.error ?? (wasRefused ? undefined : verifying.error);

  useEffect(() => {
    // The person requested a code, so the focus moves to its field.
    if (sentCount > countBefore) field.current?.focus();
  }, [sentCount, countBefore]);

  const send = () =>
    sending.run(async (service) => {
      setChallengeId(await service.challenge(factor.id));
      setSentCount((before) => before + 1);
      setCode('');
      setIsIncomplete(false);
      verifying.clear();
    });
  /** An app's challenge starts only when the code is submitted, so that it cannot expire meanwhile. */
  const startChallenge = (service: AccountService) =>
    isPhone && challengeId !== undefined ? challengeId : service.challenge(factor.id);
  const submit = async () => {
    if (verifying.isPending) return;
    const digits = parseCode(code, factor.kind);
    setIsIncomplete(digits === undefined);
    if (digits === undefined) {
      field.current?.focus();
      return;
    }
    const outcome = await verifying.run(async (service) => {
      await service.verify(factor.id, await startChallenge(service), digits);
    });
    if (outcome === 'done') onVerified();
    if (outcome === 'wrong-code' || outcome === 'expired-code') {
      field.current?.focus();
      field.current?.select();
    }
  };

  return (
    <AccountForm label="Second factor" onSubmit={() => void submit()}>
      {isPhone && (
        <p role="status">
          {sentCount === 0
            ? `A code will be sent to ${factor.phone ?? 'your phone'}.`
            : `${sentCount === 1 ? 'A code' : 'A new code'} was sent to ${factor.phone ?? 'your phone'}.`}
        </p>
      )}
      {(!isPhone || challengeId !== undefined) && (
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
          value={code}
          error={fieldError}
          onChange={(event) => {
            setCode(event.target.value);
            setIsIncomplete(false);
            verifying.clear();
          }}
        />
      )}
      <Ways>
        {(!isPhone || challengeId !== undefined) && (
          <ActionButton type="submit" isPending={verifying.isPending}>
            {submitLabel}
          </ActionButton>
        )}
        {isPhone && (
          <ActionButton
            variant={challengeId === undefined ? 'primary' : 'secondary'}
            isPending={sending.isPending}
            onClick={() => void send()}
          >
            {challengeId === undefined ? 'Send a code' : 'Send a new code'}
          </ActionButton>
        )}
      </Ways>
      <ErrorBox>{otherError && accountErrorText(otherError)}</ErrorBox>
    </AccountForm>
  );
}
