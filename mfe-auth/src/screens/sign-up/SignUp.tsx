import { Button, Checkbox, ErrorSummary, TextField, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import {
  canSignUp,
  emptyRegistration,
  problemsOfAttempt,
  problemsSoFar,
  type Registration,
} from '../../domain/signUp.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { onEnter } from '../../form/onEnter.ts';
import { Form, Messages, Note, Other } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

/** `id` of a field, for the links of the error summary. */
const idOf = (name: string) => `sign-up-${name}`;

/** Creating an account, as a demonstration: the form answers as it would, and sends nothing. */
export function SignUp(): ReactElement {
  const [registration, setRegistration] = useState(emptyRegistration);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [succeeded, setSucceeded] = useState(false);
  const problems = failedAttempts > 0 ? problemsOfAttempt(registration) : problemsSoFar(registration);
  const listed = failedAttempts > 0 ? Object.entries(problems) : [];

  const change = (part: Partial<Registration>) => {
    setRegistration((before) => ({ ...before, ...part }));
    setSucceeded(false);
  };
  const attempt = () => {
    const succeeds = Object.keys(problemsOfAttempt(registration)).length === 0;
    setSucceeded(succeeds);
    setFailedAttempts(succeeds ? 0 : failedAttempts + 1);
    if (succeeds) setRegistration(emptyRegistration);
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
          id={idOf('name')}
          name="name"
          autoComplete="name"
          required
          value={registration.name}
          error={problems.name}
          onChange={(event) => {
            change({ name: event.target.value });
          }}
        />
        <TextField
          label="Email"
          id={idOf('email')}
          type="email"
          name="email"
          autoComplete="email"
          required
          value={registration.email}
          error={problems.email}
          onChange={(event) => {
            change({ email: event.target.value });
          }}
        />
        <PasswordField
          label="Password"
          id={idOf('password')}
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
          id={idOf('confirmation')}
          name="confirmation"
          autoComplete="new-password"
          required
          value={registration.confirmation}
          error={problems.confirmation}
          onChange={(event) => {
            change({ confirmation: event.target.value });
          }}
        />
        <Checkbox
          label={
            <>
              I accept the <TextLink to="/tos">Terms &amp; Conditions</TextLink> and the{' '}
              <TextLink to="/privacy">Privacy Policy</TextLink>
            </>
          }
          id={idOf('acceptsTerms')}
          name="acceptsTerms"
          required
          checked={registration.acceptsTerms}
          error={problems.acceptsTerms}
          onChange={(event) => {
            change({ acceptsTerms: event.target.checked });
          }}
        />
        <Button type="submit" large disabled={!canSignUp(registration)}>
          Create account
        </Button>
        <Messages>
          {' '}
          <div>
            {listed.length > 0 && (
              <ErrorSummary
                key={failedAttempts}
                title="Please fix the errors in the form"
                problems={listed.map(([name, message]) => ({ field: idOf(name), message }))}
              />
            )}
          </div>
          <Success
            message={succeeded ? 'Account created successfully!' : ''}
            detail="This was a demonstration: nothing was sent, and there is no account."
          />
        </Messages>{' '}
      </Form>
      <Other>
        Have an account?{' '}
        <TextLink alone to="/auth/signin">
          Sign in
        </TextLink>
      </Other>
      <Note>
        <p>This is a demonstration. No account is created and nothing you type is sent.</p>
      </Note>
    </AccountPage>
  );
}
