import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

/** Choosing a new password. */
export function NewPassword(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <NewPasswordPage />
    </AccountTextsProvider>
  );
}
