import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { ResetPasswordPage } from '../reset-password/ResetPasswordPage.tsx';

/** Asks for an e-mail with a link for choosing a new password, in Hindi. */
export function ResetPasswordHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <ResetPasswordPage />
    </AccountTextsProvider>
  );
}
