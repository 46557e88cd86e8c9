import type { ReactElement } from 'react';
import { AccountTextsProvider } from '../../texts/accountTexts.ts';
import { accountEnglish } from '../../texts/en/account.tsx';
import { AuthReturnPage } from './AuthReturnPage.tsx';

/** The page that a provider and links of e-mails lead back to. */
export function AuthReturn(): ReactElement {
  return (
    <AccountTextsProvider texts={accountEnglish}>
      <AuthReturnPage />
    </AccountTextsProvider>
  );
}
