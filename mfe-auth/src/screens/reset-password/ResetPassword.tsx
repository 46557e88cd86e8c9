import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

/** Asks for an e-mail with a link for choosing a new password. */
export function ResetPassword(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <ResetPasswordPage />
    </AccountTextsProvider>
  );
}
