import { Checkbox, ErrorBox, TextField, TextLink } from '@artha/shared/design';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
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
  const { remember: label, forgot } = useAccountTexts().signInPage;
  return (
    <ChoiceRow>
      <Checkbox
        label={label}
        name="rememberMe"
        checked={remember}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <TextLink alone to="/auth/reset">
        {forgot}
      </TextLink>
    </ChoiceRow>
  );
}

/** The form of the sign-in page. */
export function SignInForm({ signIn, successDetail, help, onChange }: SignInFormProps): ReactElement {
  const texts = useAccountTexts();
  const { credentials, change, remember, setRemember, problem, ...entry } = useSignInForm(signIn, onChange);
  const errorId = useId();
  const invalidBy = (field: keyof Credentials) => (problem?.fields.includes(field) ? errorId : undefined);

  return (
    <>
      <SocialButton remember={remember} />
      <AccountForm label={texts.signIn} onSubmit={(form) => void entry.submit(form)}>
        <TextField
          label={texts.email}
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
          label={texts.password}
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
          {texts.signIn}
        </ActionButton>
        <Messages>
          {' '}
          <ErrorBox id={errorId}>{problem?.message}</ErrorBox>
          {help && <div>{help}</div>}
          <Success message={entry.isSuccess ? texts.signInPage.success : ''} detail={successDetail} />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        {texts.signInPage.newHere}{' '}
        <TextLink alone to="/auth/signup">
          {texts.signInPage.create}
        </TextLink>
      </OtherPage>
      <DemonstrationNote />
    </>
  );
}
