import { siteConfig, type AccountError } from '@artha/shared';
import { Checkbox, ErrorBox, ErrorSummary, TextField, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { accountErrorText, serviceText, toAccountError } from '../../domain/accountErrors.ts';
import type { CreateAccount } from '../../domain/createAccount.ts';
import {
  canSignUp,
  emptyRegistration,
  findProblems,
  findProblemsWhileTyping,
  type Registration,
} from '../../domain/signUp.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Created, type CreatedAccount } from './Created.tsx';
import { LegalLink } from './LegalLink.tsx';

/** `id` of a field, for the links of the error summary. */
const idOf = (name: string) => `sign-up-${name}`;

/** Properties of `SignUpForm`. */
export interface SignUpFormProps {
  readonly createAccount: CreateAccount;
}

/** The form of the sign-up page. */
export function SignUpForm({ createAccount }: SignUpFormProps): ReactElement {
  const [registration, setRegistration] = useState(emptyRegistration);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isPending, setIsPending] = useState(false);
  const [created, setCreated] = useState<CreatedAccount>();
  const [error, setError] = useState<AccountError>();
  const problems = failedAttempts > 0 ? findProblems(registration) : findProblemsWhileTyping(registration);
  const listed = failedAttempts > 0 ? Object.entries(problems) : [];
  const refusedPassword = error?.code === 'weak-password' ? serviceText(error) : undefined;

  const change = (part: Partial<Registration>) => {
    setRegistration((before) => ({ ...before, ...part }));
    setCreated(undefined);
    setError(undefined);
  };
  const submit = async () => {
    if (isPending) return;
    const hasProblems = Object.keys(findProblems(registration)).length > 0;
    setFailedAttempts(hasProblems ? failedAttempts + 1 : 0);
    setCreated(undefined);
    setError(undefined);
    if (hasProblems) return;
    setIsPending(true);
    try {
      const creation = await createAccount(registration);
      setRegistration(emptyRegistration);
      setCreated({ creation, email: registration.email.trim() });
    } catch (thrown) {
      const failure = toAccountError(thrown);
      setError(failure);
      if (failure.code === 'weak-password') document.getElementById(idOf('password'))?.focus();
    } finally {
      setIsPending(false);
    }
  };

  return (
    <>
      <SocialButton remember={false} />
      <AccountForm label="Create an account" onSubmit={() => void submit()}>
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
        <NewPasswordFields
          idOf={idOf}
          label="Password"
          confirmationLabel="Confirm password"
          value={registration}
          problems={refusedPassword === undefined ? problems : { ...problems, password: refusedPassword }}
          onChange={change}
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
        <ActionButton type="submit" large isPending={isPending} disabled={!canSignUp(registration)}>
          Create account
        </ActionButton>
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
          <ErrorBox>{error && 'Error creating account. Please try again.'}</ErrorBox>
          {error && explained.includes(error.code) && <p role="status">{accountErrorText(error)}</p>}
          <Created account={created} />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        Have an account?{' '}
        <TextLink alone to="/auth/signin">
          Sign in
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

/** Says why an account was not created, and what to do about it. */
const explained: readonly AccountError['code'][] = ['too-many-requests', 'unreachable', 'not-offered'];
