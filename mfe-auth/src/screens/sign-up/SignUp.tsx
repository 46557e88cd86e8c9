import { hasPage } from '@artha/shared';
import { Button, Checkbox, ErrorBox, ErrorSummary, TextField, TextLink } from '@artha/shared/design';
import { useState, type ReactElement, type ReactNode } from 'react';
import { simulateCreateAccount, type CreateAccount } from '../../domain/createAccount.ts';
import {
  canSignUp,
  emptyRegistration,
  findProblems,
  findProblemsWhileTyping,
  type Registration,
} from '../../domain/signUp.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { onEnter } from '../../form/onEnter.ts';
import { Form, Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { PasswordField } from '../../form/PasswordField.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Success } from '../../form/Success.tsx';

/** `id` of a field, for the links of the error summary. */
const idOf = (name: string) => `sign-up-${name}`;

export interface SignUpFormProps {
  readonly createAccount: CreateAccount;
}

/** The page with its account service passed in. */
export function SignUpForm({ createAccount }: SignUpFormProps): ReactElement {
  const [registration, setRegistration] = useState(emptyRegistration);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [outcome, setOutcome] = useState<'pending' | 'created' | 'failed'>();
  const problems = failedAttempts > 0 ? findProblems(registration) : findProblemsWhileTyping(registration);
  const listed = failedAttempts > 0 ? Object.entries(problems) : [];

  const change = (part: Partial<Registration>) => {
    setRegistration((before) => ({ ...before, ...part }));
    setOutcome(undefined);
  };
  const submit = async () => {
    if (outcome === 'pending') return;
    const hasProblems = Object.keys(findProblems(registration)).length > 0;
    setFailedAttempts(hasProblems ? failedAttempts + 1 : 0);
    setOutcome(hasProblems ? undefined : 'pending');
    if (hasProblems) return;
    try {
      await createAccount(registration);
      setRegistration(emptyRegistration);
      setOutcome('created');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <AccountPage
      title="Create an account"
      lead="Use a password of at least 8 characters. The tools work without an account."
    >
      <SocialButton />
      <Form
        noValidate
        aria-label="Create an account"
        onKeyDown={onEnter(() => void submit())}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
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
              I accept the <LegalLink to="/tos">Terms &amp; Conditions</LegalLink> and the{' '}
              <LegalLink to="/privacy">Privacy Policy</LegalLink>
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
          <ErrorBox>{outcome === 'failed' && 'Error creating account. Please try again.'}</ErrorBox>
          <Success
            message={outcome === 'created' ? 'Account created successfully!' : ''}
            detail="This was a demonstration: nothing was sent, and there is no account."
          />
        </Messages>{' '}
      </Form>
      <OtherPage>
        Have an account?{' '}
        <TextLink alone to="/auth/signin">
          Sign in
        </TextLink>
      </OtherPage>
      <Note>
        <p>This is a demonstration. No account is created and nothing you type is sent.</p>
      </Note>
    </AccountPage>
  );
}

/** Creating an account, as a demonstration: the form checks what is typed and sends nothing. */
export function SignUp(): ReactElement {
  return <SignUpForm createAccount={simulateCreateAccount} />;
}

interface LegalLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another team's page; plain text where that page is not published. */
function LegalLink({ to, children }: LegalLinkProps): ReactNode {
  return hasPage(to) ? <TextLink to={to}>{children}</TextLink> : children;
}
