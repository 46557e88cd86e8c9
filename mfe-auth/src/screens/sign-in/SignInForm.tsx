import { Checkbox, ErrorBox, TextField, TextLink } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { canSignIn, type Credentials } from '../../domain/signIn.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { DemonstrationNote } from '../../form/DemonstrationNote.tsx';
import { ChoiceRow, Messages, OtherPage } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';
import { useSignInForm, type SignIn } from './useSignInForm.ts';

/** Properties of `SignInForm`. */
export interface SignInFormProps {
  readonly signIn: SignIn;
  /** Explains what success means on this site. */
  readonly successDetail: string;
  /** Actions that help with the last problem. */
  readonly help?: ReactNode;
  /** Called when the person types: the message of the last attempt no longer applies. */
  readonly onChange?: () => void;
}

interface RememberRowProps {
  readonly remember: boolean;
  readonly onChange: (remember: boolean) => void;
}

function RememberRow({ remember, onChange }: RememberRowProps): ReactElement {
  return (
    <ChoiceRow>
      <Checkbox
        label="Remember me"
        name="rememberMe"
        checked={remember}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <TextLink alone to="/auth/reset">
        Forgot password?
      </TextLink>
    </ChoiceRow>
  );
}

/** The form of the sign-in page. */
export function SignInForm({ signIn, successDetail, help, onChange }: SignInFormProps): ReactElement {
  const { credentials, change, remember, setRemember, problem, ...entry } = useSignInForm(signIn, onChange);
  const errorId = useId();
  const invalidBy = (field: keyof Credentials) => (problem?.fields.includes(field) ? errorId : undefined);

  return (
    <>
      <SocialButton remember={remember} />
      <AccountForm label="Sign in" onSubmit={(form) => void entry.submit(form)}>
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
        <RememberRow remember={remember} onChange={setRemember} />
        <ActionButton type="submit" large isPending={entry.isPending} disabled={!canSignIn(credentials)}>
          Sign in
        </ActionButton>
        <Messages>
          {' '}
          <ErrorBox id={errorId}>{problem?.message}</ErrorBox>
          {help && <div>{help}</div>}
          <Success message={entry.isSuccess ? 'Login successful!' : ''} detail={successDetail} />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        New here?{' '}
        <TextLink alone to="/auth/signup">
          Create an account
        </TextLink>
      </OtherPage>
      <DemonstrationNote />
    </>
  );
}
