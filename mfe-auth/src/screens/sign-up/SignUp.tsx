import { Link } from '@artha/shared';
import { Button, ErrorBox, TextField } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { isEmail } from '../../domain/email.ts';
import { canSignUp, emptyRegistration, fieldProblems, signUpProblem, type Registration } from '../../domain/signUp.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { onEnter } from '../../form/onEnter.ts';
import { Choice, Form, Messages, Note, Other } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

type Outcome = { readonly error: string } | 'success' | undefined;

/** Creating an account, as a demonstration: the form answers as it would, and sends nothing. */
export function SignUp(): ReactElement {
  const [registration, setRegistration] = useState(emptyRegistration);
  const [outcome, setOutcome] = useState<Outcome>();
  const problems = fieldProblems(registration);
  const attempted = typeof outcome === 'object';

  const change = (part: Partial<Registration>) => {
    setRegistration((before) => ({ ...before, ...part }));
    setOutcome(undefined);
  };
  const attempt = () => {
    const error = signUpProblem(registration);
    setOutcome(error ? { error } : 'success');
    if (!error) setRegistration(emptyRegistration);
  };

  return (
    <AccountPage
      title="Create an account"
      lead="Eight characters or more for the password; the tools stay open either way."
    >
      <SocialButton />
      <Form
        noValidate
        aria-label="Create an account"
        onKeyDown={onEnter(attempt)}
        onSubmit={(event) => {
          event.preventDefault();
          attempt();
        }}
      >
        <TextField
          label="Full name"
          name="name"
          autoComplete="name"
          required
          value={registration.name}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
        />
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          required
          value={registration.email}
          error={
            attempted && registration.email !== '' && !isEmail(registration.email)
              ? 'Enter an address such as asha@example.in'
              : undefined
          }
          onChange={(event) => {
            change({ email: event.target.value });
          }}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          value={registration.password}
          error={problems.password}
          onChange={(event) => {
            change({ password: event.target.value });
          }}
        />
        <PasswordField
          label="Confirm password"
          name="confirmation"
          autoComplete="new-password"
          required
          value={registration.confirmation}
          error={problems.confirmation}
          onChange={(event) => {
            change({ confirmation: event.target.value });
          }}
        />
        <Choice>
          <input
            type="checkbox"
            name="acceptsTerms"
            required
            checked={registration.acceptsTerms}
            onChange={(event) => {
              change({ acceptsTerms: event.target.checked });
            }}
          />
          <span>
            I accept the <Link to="/tos">Terms &amp; Conditions</Link> and the <Link to="/privacy">Privacy Policy</Link>
          </span>
        </Choice>
        <Button type="submit" large disabled={!canSignUp(registration)}>
          Create account
        </Button>
        <Messages>
          {' '}
          <ErrorBox>{attempted && outcome.error}</ErrorBox>
          <Success
            message={outcome === 'success' ? 'Account created successfully!' : ''}
            detail="This was a demonstration: nothing was sent, and there is no account."
          />
        </Messages>{' '}
      </Form>
      <Other>
        Have an account? <Link to="/auth/signin">Sign in</Link>
      </Other>
      <Note>
        <p>This is a demonstration. No account is created and nothing you type is sent.</p>
      </Note>
    </AccountPage>
  );
}
