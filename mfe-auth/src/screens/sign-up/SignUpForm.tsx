import type { AccountError } from '@artha/shared';
import { Checkbox, ErrorBox, ErrorSummary, TextField, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { accountErrorText, serviceText } from '../../domain/accountErrors.ts';
import type { CreateAccount } from '../../domain/createAccount.ts';
import { canSignUp } from '../../domain/signUp.ts';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { DemonstrationNote } from '../../form/DemonstrationNote.tsx';
import { Messages, OtherPage } from '../../form/Form.styles.ts';
import { NewPasswordFields } from '../../form/NewPasswordFields.tsx';
import { SocialButton } from '../../form/SocialButton.tsx';
import { Created } from './Created.tsx';
import { LegalLink } from './LegalLink.tsx';
import { useSignUpForm, type SignUpEntry } from './useSignUpForm.ts';

/** The errors whose text says what to do. */
const explained: readonly AccountError['code'][] = ['too-many-requests', 'unreachable', 'not-offered'];

interface EntryProps {
  readonly entry: SignUpEntry;
}

/** `id` of a field, for the links of the error summary. */
const idOf = (name: string) => `sign-up-${name}`;

/** Properties of `SignUpForm`. */
export interface SignUpFormProps {
  readonly createAccount: CreateAccount;
}

/** The form of the sign-up page. */
export function SignUpForm({ createAccount }: SignUpFormProps): ReactElement {
  const texts = useAccountTexts();
  const entry = useSignUpForm(createAccount, idOf('password'));

  return (
    <>
      <SocialButton remember={false} />
      <AccountForm label={texts.signUpPage.title} onSubmit={() => void entry.submit()}>
        <SignUpFields entry={entry} />
        <ActionButton type="submit" large isPending={entry.isPending} disabled={!canSignUp(entry.registration)}>
          {texts.signUpPage.button}
        </ActionButton>
        <Messages>
          {' '}
          <SignUpMessages entry={entry} />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        {texts.signUpPage.haveAccount}{' '}
        <TextLink alone to="/auth/signin">
          {texts.signIn}
        </TextLink>
      </OtherPage>
      <DemonstrationNote />
    </>
  );
}

function SignUpFields({ entry: { registration, change, problems, error } }: EntryProps): ReactElement {
  const texts = useAccountTexts();
  const refusedPassword = error?.code === 'weak-password' ? serviceText(error, texts) : undefined;
  return (
    <>
      <TextField
        label={texts.signUpPage.fullName}
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
        label={texts.email}
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
        label={texts.password}
        confirmationLabel={texts.signUpPage.confirmPassword}
        value={registration}
        problems={refusedPassword === undefined ? problems : { ...problems, password: refusedPassword }}
        onChange={change}
      />
      <Checkbox
        label={texts.signUpPage.accept(
          (text) => (
            <LegalLink to="/tos">{text}</LegalLink>
          ),
          (text) => (
            <LegalLink to="/privacy">{text}</LegalLink>
          ),
        )}
        id={idOf('acceptsTerms')}
        name="acceptsTerms"
        required
        checked={registration.acceptsTerms}
        error={problems.acceptsTerms}
        onChange={(event) => {
          change({ acceptsTerms: event.target.checked });
        }}
      />
    </>
  );
}

function SignUpMessages({ entry: { listed, failedAttempts, error, created } }: EntryProps): ReactElement {
  const texts = useAccountTexts();
  return (
    <>
      <div>
        {listed.length > 0 && (
          <ErrorSummary
            key={failedAttempts}
            title={texts.signUpPage.fix}
            problems={listed.map(([name, message]) => ({ field: idOf(name), message }))}
          />
        )}
      </div>
      <ErrorBox>{error && texts.signUpPage.failed}</ErrorBox>
      {error && explained.includes(error.code) && <p role="status">{accountErrorText(error, texts)}</p>}
      <Created account={created} />
    </>
  );
}
