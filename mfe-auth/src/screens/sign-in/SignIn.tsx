import { siteConfig } from '@artha/shared';
import { Button, Checkbox, ErrorBox, TextField, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { canSignIn, signInProblem } from '../../domain/signIn.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { onEnter } from '../../form/onEnter.ts';
import { ChoiceRow, Form, Messages, Note, Other } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

type Outcome = { readonly error: string } | 'success' | undefined;

/** Signing in, as a demonstration: the form answers as it would, and sends nothing. */
export function SignIn(): ReactElement {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [outcome, setOutcome] = useState<Outcome>();
  const { product, email: support } = siteConfig();

  const attempt = () => {
    const error = signInProblem({ email, password });
    setOutcome(error ? { error } : 'success');
  };

  return (
    <AccountPage
      title={`Sign in to ${product}`}
      lead="Every tool works without an account. Sign in only if you want one."
    >
      <SocialButton />
      <Form
        noValidate
        aria-label="Sign in"
        onKeyDown={onEnter(attempt)}
        onSubmit={(event) => {
          event.preventDefault();
          attempt();
        }}
      >
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setOutcome(undefined);
          }}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setOutcome(undefined);
          }}
        />
        <ChoiceRow>
          <Checkbox label="Remember me" name="rememberMe" />
          <TextLink alone to={`mailto:${support}?subject=Forgot%20password`} aria-describedby="forgot-password">
            Forgot password?
          </TextLink>
        </ChoiceRow>
        <Button type="submit" large disabled={!canSignIn({ email, password })}>
          Sign in
        </Button>
        <Messages>
          {' '}
          <ErrorBox>{typeof outcome === 'object' && outcome.error}</ErrorBox>
          <Success
            message={outcome === 'success' ? 'Login successful!' : ''}
            detail="This was a demonstration: nothing was sent, and you are not signed in."
          />
        </Messages>{' '}
      </Form>
      <Other>
        New here?{' '}
        <TextLink alone to="/auth/signup">
          Create an account
        </TextLink>
      </Other>
      <Note>
        <p>This is a demonstration. No account is created and nothing you type is sent.</p>
        <p id="forgot-password">
          ‘Forgot password?’ opens a letter to {support}, where a person helps. There is nothing to reset in the
          demonstration.
        </p>
      </Note>
    </AccountPage>
  );
}
