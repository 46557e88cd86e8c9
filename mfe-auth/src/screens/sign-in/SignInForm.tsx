import { siteConfig } from '@artha/shared';
import { Checkbox, ErrorBox, TextField, TextLink } from '@artha/shared/design';
import { useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { canSignIn, findSignInProblem, type Credentials, type SignInProblem } from '../../domain/signIn.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { ChoiceRow, Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

/** Properties of `SignInForm`. */
export interface SignInFormProps {
  /** @returns why it failed; undefined if it succeeded. */
  readonly signIn: (credentials: Credentials & { remember: boolean }) => Promise<SignInProblem | undefined>;
  /** Explains what success means on this site. */
  readonly successDetail: string;
  /** Actions that help with the last problem. */
  readonly help?: ReactNode;
  /** Called when the person types: the message of the last attempt no longer applies. */
  readonly onChange?: () => void;
}

/** The form of the sign-in page. */
export function SignInForm({ signIn, successDetail, help, onChange }: SignInFormProps): ReactElement {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [remember, setRemember] = useState(false);
  const [outcome, setOutcome] = useState<SignInProblem | 'pending' | 'success'>();
  const isRunning = useRef(false);
  const errorId = useId();
  const problem = typeof outcome === 'object' ? outcome : undefined;

  const change = (part: Partial<Credentials>) => {
    setCredentials((before) => ({ ...before, ...part }));
    setOutcome((before) => (before === 'pending' ? before : undefined));
    onChange?.();
  };
  const submit = async (form: HTMLFormElement) => {
    if (isRunning.current) return;
    isRunning.current = true;
    let found = findSignInProblem(credentials);
    if (!found) {
      setOutcome('pending');
      found = await signIn({ ...credentials, email: credentials.email.trim(), remember });
    }
    setOutcome(found ?? 'success');
    const field = found?.fields[0] && form.elements.namedItem(found.fields[0]);
    if (field instanceof HTMLElement) field.focus();
    isRunning.current = false;
  };
  const invalidBy = (field: keyof Credentials) => (problem?.fields.includes(field) ? errorId : undefined);

  return (
    <>
      <SocialButton remember={remember} />
      <AccountForm label="Sign in" onSubmit={(form) => void submit(form)}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={credentials.email}
          invalidBy={invalidBy('email')}
          onChange={(event) => {
            change({ email: event.target.value });
          }}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={credentials.password}
          invalidBy={invalidBy('password')}
          onChange={(event) => {
            change({ password: event.target.value });
          }}
        />
        <ChoiceRow>
          <Checkbox
            label="Remember me"
            name="rememberMe"
            checked={remember}
            onChange={(event) => {
              setRemember(event.target.checked);
            }}
          />
          <TextLink alone to="/auth/reset">
            Forgot password?
          </TextLink>
        </ChoiceRow>
        <ActionButton type="submit" large isPending={outcome === 'pending'} disabled={!canSignIn(credentials)}>
          Sign in
        </ActionButton>
        <Messages>
          {' '}
          <ErrorBox id={errorId}>{problem?.message}</ErrorBox>
          {help && <div>{help}</div>}
          <Success message={outcome === 'success' ? 'Login successful!' : ''} detail={successDetail} />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        New here?{' '}
        <TextLink alone to="/auth/signup">
          Create an account
        </TextLink>
      </OtherPage>
      {!siteConfig().auth && (
        <Note>
          <p>This is a demonstration. No account is created and nothing you type is sent.</p>
        </Note>
      )}
    </>
  );
}
