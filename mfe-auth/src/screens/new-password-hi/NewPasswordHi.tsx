import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { NewPasswordPage } from '../new-password/NewPasswordPage.tsx';

/** Choosing a new password, in Hindi. */
export function NewPasswordHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <NewPasswordPage />
    </AccountTextsProvider>
  );
}
