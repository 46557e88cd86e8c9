import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { SignInPage } from '../sign-in/SignInPage.tsx';

/** Signing in, in Hindi. */
export function SignInHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <SignInPage />
    </AccountTextsProvider>
  );
}
