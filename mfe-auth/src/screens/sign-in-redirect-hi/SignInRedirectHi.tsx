import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { SignInRedirectPage } from '../sign-in-redirect/SignInRedirectPage.tsx';

/** The short address of the sign-in page, in Hindi. */
export function SignInRedirectHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <SignInRedirectPage />
    </AccountTextsProvider>
  );
}
