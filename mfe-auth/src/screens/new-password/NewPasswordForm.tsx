import { siteConfig } from '@artha/shared';
import { useId, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { serviceText } from '../../domain/accountErrors.ts';
import {
  findPasswordProblems,
  findPasswordProblemsWhileTyping,
  isPasswordReady,
  type NewPassword,
} from '../../domain/password.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Stack } from '../../form/Form.styles.ts';
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx';
import { Success } from '../../form/Success.tsx';
import { ActionError } from '../../second-factor/ActionError.tsx';

const empty: NewPassword = { password: '', confirmation: '' };

/** Properties of `NewPasswordForm`. */
export interface NewPasswordFormProps {
  /** Whether the person may change the password yet: the link is verified first. */
  readonly isReady: boolean;
  readonly onChanged: () => void;
}

/** The two fields of a new password; asks for the second factor first if the service requires it. */
export function NewPasswordForm({ isReady, onChanged }: NewPasswordFormProps): ReactElement {
  const texts = useAccountTexts();
  const [typed, setTyped] = useState(empty);
  const [wasTried, setWasTried] = useState(false);
  const [isSimulated, setIsSimulated] = useState(false);
  const action = useAccountAction();
  const id = useId();
  const idOf = (name: keyof NewPassword) => `${id}-${name}`;
  const isWeak = action.error?.code === 'weak-password';
  const problems = {
    ...(wasTried
      ? findPasswordProblems(typed, texts.problems)
      : findPasswordProblemsWhileTyping(typed, texts.problems)),
    ...(action.error && isWeak && { password: serviceText(action.error, texts) }),
  };

  const send = async () => {
    const outcome = await action.run((service) => service.setPassword(typed.password));
    if (outcome === 'done') onChanged();
    if (outcome === 'weak-password') document.getElementById(idOf('password'))?.focus();
  };
  const submit = async () => {
    if (!isReady) return;
    setWasTried(true);
    const [field] = Object.keys(findPasswordProblems(typed, texts.problems));
    if (field === 'password' || field === 'confirmation') document.getElementById(idOf(field))?.focus();
    else if (siteConfig().auth) await send();
    else {
      setTyped(empty);
      setWasTried(false);
      setIsSimulated(true);
    }
  };

  return (
    <Stack>
      <AccountForm label={texts.newPasswordPage.title} onSubmit={() => void submit()}>
        <NewPasswordFields
          idOf={idOf}
          label={texts.newPasswordPage.field}
          confirmationLabel={texts.newPasswordPage.confirmation}
          value={typed}
          problems={problems}
          onChange={(part) => {
            setTyped((before) => ({ ...before, ...part }));
            setIsSimulated(false);
            action.clear();
          }}
        />
        <ActionButton type="submit" large isPending={action.isPending} disabled={!isReady || !isPasswordReady(typed)}>
          {texts.newPasswordPage.button}
        </ActionButton>
      </AccountForm>
      {!isWeak && <ActionError action={action} onRetry={() => void send()} />}
      <Success
        message={isSimulated ? texts.newPasswordPage.success : ''}
        detail={texts.newPasswordPage.successDetail}
      />
    </Stack>
  );
}
