import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { SignInPage } from './SignInPage.tsx';

/** Signing in. */
export function SignIn(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <SignInPage />
    </AccountTextsProvider>
  );
}
