import { siteConfig } from '@artha/shared';
import { Button, Checkbox, ErrorBox, TextField, TextLink } from '@artha/shared/design';
import { useId, useState, type ReactElement } from 'react';
import { canSignIn, findSignInProblem, type Credentials, type SignInProblem } from '../../domain/signIn.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { onEnter } from '../../form/onEnter.ts';
import { ChoiceRow, Form, Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

const FORGOT_NOTE_ID = 'forgot-password';

/** Signing in, as a demonstration: the form checks what is typed and sends nothing. */
export function SignIn(): ReactElement {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [outcome, setOutcome] = useState<SignInProblem | 'success'>();
  const errorId = useId();
  const { product, email: support } = siteConfig();
  const problem = typeof outcome === 'object' ? outcome : undefined;

  const change = (part: Partial<Credentials>) => {
    setCredentials((before) => ({ ...before, ...part }));
    setOutcome(undefined);
  };
  const submit = (form: HTMLFormElement) => {
    const found = findSignInProblem(credentials);
    setOutcome(found ?? 'success');
    const field = found?.fields[0] && form.elements.namedItem(found.fields[0]);
    if (field instanceof HTMLElement) field.focus();
  };
  const invalidBy = (field: keyof Credentials) => (problem?.fields.includes(field) ? errorId : undefined);

  return (
    <AccountPage
      title={`Sign in to ${product}`}
      lead="Every tool works without an account. Sign in only if you want one."
    >
      <SocialButton />
      <Form
        noValidate
        aria-label="Sign in"
        onKeyDown={onEnter(submit)}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
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
          <Checkbox label="Remember me" name="rememberMe" />
          {/* Where nobody can be written to, it leads to the note that says why. */}
          <TextLink
            alone
            to={support ? `mailto:${support}?subject=Forgot%20password` : `#${FORGOT_NOTE_ID}`}
            aria-describedby={FORGOT_NOTE_ID}
          >
            Forgot password?
          </TextLink>
        </ChoiceRow>
        <Button type="submit" large disabled={!canSignIn(credentials)}>
          Sign in
        </Button>
        <Messages>
          {' '}
          <ErrorBox id={errorId}>{problem?.message}</ErrorBox>
          <Success
            message={outcome === 'success' ? 'Login successful!' : ''}
            detail="This was a demonstration: nothing was sent, and you are not signed in."
          />
        </Messages>{' '}
      </Form>
      <OtherPage>
        New here?{' '}
        <TextLink alone to="/auth/signup">
          Create an account
        </TextLink>
      </OtherPage>
      <Note>
        <p>This is a demonstration. No account is created and nothing you type is sent.</p>
        <p id={FORGOT_NOTE_ID}>
          {support && `‘Forgot password?’ opens an e-mail to ${support}, and a person will help. `}
          In this demonstration there is no password to reset.
        </p>
      </Note>
    </AccountPage>
  );
}
