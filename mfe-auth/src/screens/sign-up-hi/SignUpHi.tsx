import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { SignUpPage } from '../sign-up/SignUpPage.tsx';

/** Creating an account, in Hindi. */
export function SignUpHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <SignUpPage />
    </AccountTextsProvider>
  );
}
