import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { SignUpPage } from './SignUpPage.tsx';

/** Creating an account. */
export function SignUp(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <SignUpPage />
    </AccountTextsProvider>
  );
}
