import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { SignInRedirectPage } from './SignInRedirectPage.tsx';

/** The short address of the sign-in page. */
export function SignInRedirect(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <SignInRedirectPage />
    </AccountTextsProvider>
  );
}
