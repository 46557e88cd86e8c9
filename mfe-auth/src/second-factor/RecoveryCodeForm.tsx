import { ErrorBox, TextField } from '@artha/shared/design';
import { useRef, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { verifyRecoveryCode } from '../account/newerMethods.ts';
import { useAccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { parseRecoveryCode } from '../domain/recoveryCode.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { ActionButton } from '../form/ActionButton.tsx';
import { Ways } from '../form/Form.styles.ts';

/** Asks for a recovery code in place of a second factor. */
export function RecoveryCodeForm({ onVerified }: { readonly onVerified: () => void }): ReactElement {
  const accountTexts = useAccountTexts();
  const texts = accountTexts.secondFactor;
  const [text, setText] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const action = useAccountAction();
  const isWrong = action.error?.code === 'wrong-code';

  const submit = async () => {
    const code = parseRecoveryCode(text);
    setIsIncomplete(code === undefined);
    if (code !== undefined) {
      const outcome = await action.run((service) => verifyRecoveryCode(service, code));
      if (outcome === 'done') onVerified();
      if (outcome !== 'wrong-code') return;
    }
    field.current?.focus();
  };
  const wrong = isWrong ? texts.recoveryWrong : undefined;
  return (
    <AccountForm label={texts.recoveryCode} onSubmit={() => void submit()}>
      <TextField
        ref={field}
        label={texts.recoveryCode}
        hint={texts.recoveryHint}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={text}
        error={isIncomplete ? texts.recoveryIncomplete : wrong}
        onChange={(event) => {
          setText(event.target.value);
          setIsIncomplete(false);
          action.clear();
        }}
      />
      <Ways>
        <ActionButton type="submit" isPending={action.isPending}>
          {texts.useCode}
        </ActionButton>
      </Ways>
      <ErrorBox>{action.error && !isWrong && accountErrorText(action.error, accountTexts)}</ErrorBox>
    </AccountForm>
  );
}
