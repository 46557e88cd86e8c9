import { siteConfig } from '@artha/shared';
import { ErrorBox, TextField, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { Success } from '../../form/Success.tsx';
import { usePasswordReset } from './usePasswordReset.ts';

/** Says, on a site without an authentication service, that the form has no effect and who helps. */
function ResetNote(): ReactElement {
  const { email } = siteConfig();
  return (
    <Note>
      <p>This is a demonstration. There is no password to reset, and nothing you type is sent.</p>
      {email && (
        <p>
          Write to <TextLink to={`mailto:${email}?subject=Forgot%20password`}>{email}</TextLink>, and a person will
          help.
        </p>
      )}
    </Note>
  );
}

/** Requests an e-mail with a link for choosing a new password. */
export function ResetPassword(): ReactElement {
  const { field, email, enter, isRefused, sentTo, isPending, error, submit } = usePasswordReset();
  const { auth } = siteConfig();

  return (
    <AccountPage
      title="Reset your password"
      lead="Enter the e-mail address of your account. We send you a link to choose a new password."
      needsScript
    >
      <AccountForm label="Reset your password" onSubmit={() => void submit()}>
        <TextField
          ref={field}
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={isRefused ? 'Enter an address such as asha@example.in' : undefined}
          onChange={(event) => {
            enter(event.target.value);
          }}
        />
        <ActionButton type="submit" large isPending={isPending} disabled={email.trim() === ''}>
          Send the link
        </ActionButton>
        <Messages>
          {' '}
          <ErrorBox>{error && accountErrorText(error)}</ErrorBox>
          {/* The message is the same whether or not the account exists, so that this page does not reveal who has one. */}
          <Success
            message={
              sentTo === undefined ? '' : `If there is an account for ${sentTo}, an e-mail with a link is on its way.`
            }
            detail={
              auth
                ? 'It can take a few minutes. Look into the folder for spam, too.'
                : 'This was a demonstration: nothing was sent, and there is no account.'
            }
          />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        Remembered it?{' '}
        <TextLink alone to="/auth/signin">
          Sign in
        </TextLink>
      </OtherPage>
      {!auth && <ResetNote />}
    </AccountPage>
  );
}
