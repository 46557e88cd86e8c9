import { siteConfig, useSearchParams } from '@artha/shared';
import { useRef, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { parseReturnReason, returnReasonText } from '../../domain/returnReason.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Reason } from '../../form/Reason.tsx';
import { AccountSignIn } from './AccountSignIn.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The demonstration only checks the form. */
const simulateSignIn = () => Promise.resolve(undefined);

/** Signing in: by the site's authentication service, or as a demonstration if it has none. */
export function SignInPage(): ReactElement {
  const texts = useAccountTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const [searchParams] = useSearchParams();
  const reason = parseReturnReason(searchParams.get('reason'));
  const { product, auth } = siteConfig();
  return (
    <AccountPage title={texts.signInPage.title(product)} lead={texts.signInPage.lead} titleRef={title} needsScript>
      {auth ? (
        <AccountSignIn
          reason={reason}
          onSignedOut={() => {
            title.current?.focus();
          }}
        />
      ) : (
        <>
          <Reason>{reason && returnReasonText(reason, texts)}</Reason>
          <SignInForm signIn={simulateSignIn} successDetail={texts.signInPage.demonstration} />
        </>
      )}
    </AccountPage>
  );
}
