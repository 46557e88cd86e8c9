import { session, siteConfig, useStore } from '@artha/shared';
import { useRef, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { loadAccount } from '../../account/loadAccount.ts';
import { simulateCreateAccount, type CreateAccount } from '../../domain/createAccount.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { SignedIn } from '../../form/SignedIn.tsx';
import { SignUpForm } from './SignUpForm.tsx';

const createAccount: CreateAccount = async ({ name, email, password }) =>
  (await loadAccount()).signUp({ name: name.trim(), email: email.trim(), password });

/** Creating an account: with the site's authentication service, or as a demonstration if it has none. */
export function SignUpPage(): ReactElement {
  const texts = useAccountTexts();
  const who = useStore(session);
  const title = useRef<HTMLHeadingElement>(null);
  // Creating an account may sign the person in before the page shows the success message.
  const [isIdle, setIsIdle] = useState(true);
  const create: CreateAccount = async (registration) => {
    setIsIdle(false);
    return createAccount(registration);
  };
  return (
    <AccountPage title={texts.signUpPage.title} lead={texts.signUpPage.lead} titleRef={title} needsScript>
      {isIdle && who.kind === 'signed-in' ? (
        <SignedIn
          person={who.person}
          next="/"
          onSignedOut={() => {
            title.current?.focus();
          }}
        />
      ) : (
        <SignUpForm createAccount={siteConfig().auth ? create : simulateCreateAccount} />
      )}
    </AccountPage>
  );
}
