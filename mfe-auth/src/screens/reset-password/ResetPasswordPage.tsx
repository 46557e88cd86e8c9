import { siteConfig } from '@artha/shared';
import { ErrorBox, TextField, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { AccountForm } from '../../form/AccountForm.tsx';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Messages, Note, OtherPage } from '../../form/Form.styles.ts';
import { Success } from '../../form/Success.tsx';
import { usePasswordReset } from './usePasswordReset.ts';

/** Says, on a site without an authentication service, that the form has no effect and who helps. */
function ResetNote(): ReactElement {
  const texts = useAccountTexts();
  const { email } = siteConfig();
  return (
    <Note>
      <p>{texts.resetPage.demonstration}</p>
      {email && (
        <p>{texts.resetPage.help(<TextLink to={`mailto:${email}?subject=Forgot%20password`}>{email}</TextLink>)}</p>
      )}
    </Note>
  );
}

/** Requests an e-mail with a link for choosing a new password. */
export function ResetPasswordPage(): ReactElement {
  const texts = useAccountTexts();
  const { field, email, enter, isRefused, sentTo, isPending, error, submit } = usePasswordReset();
  const { auth } = siteConfig();

  return (
    <AccountPage title={texts.resetPage.title} lead={texts.resetPage.lead} needsScript>
      <AccountForm label={texts.resetPage.title} onSubmit={() => void submit()}>
        <TextField
          ref={field}
          label={texts.email}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          error={isRefused ? texts.problems.email : undefined}
          onChange={(event) => {
            enter(event.target.value);
          }}
        />
        <ActionButton type="submit" large isPending={isPending} disabled={email.trim() === ''}>
          {texts.resetPage.button}
        </ActionButton>
        <Messages>
          {' '}
          <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
          {/* The message is the same whether or not the account exists, so that this page does not reveal who has one. */}
          <Success
            message={sentTo === undefined ? '' : texts.resetPage.sent(sentTo)}
            detail={auth ? texts.resetPage.later : texts.nothingSent}
          />
        </Messages>{' '}
      </AccountForm>
      <OtherPage>
        {texts.resetPage.remembered}{' '}
        <TextLink alone to="/auth/signin">
          {texts.signIn}
        </TextLink>
      </OtherPage>
      {!auth && <ResetNote />}
    </AccountPage>
  );
}
