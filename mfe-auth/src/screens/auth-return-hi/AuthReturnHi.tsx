import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountHindi } from '../../texts/hi/account.tsx';
import { AuthReturnPage } from '../auth-return/AuthReturnPage.tsx';

/** The page that a provider and links of e-mails lead back to, in Hindi. */
export function AuthReturnHi(): ReactElement {
  return (
    <AccountTextsProvider texts={accountHindi}>
      <AuthReturnPage />
    </AccountTextsProvider>
  );
}
