import { siteConfig, useSearchParams } from '@artha/shared';
import { useRef, type ReactElement } from 'react';
import { parseReturnReason, returnReasonText } from '../../domain/returnReason.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Reason } from '../../form/Reason.tsx';
import { AccountSignIn } from './AccountSignIn.tsx';
import { SignInForm } from './SignInForm.tsx';

/** The demonstration only checks the form. */
const simulateSignIn = () => Promise.resolve(undefined);

/** Signing in: by the site's authentication service, or as a demonstration if it has none. */
export function SignIn(): ReactElement {
  const title = useRef<HTMLHeadingElement>(null);
  const [searchParams] = useSearchParams();
  const reason = parseReturnReason(searchParams.get('reason'));
  const { product, auth } = siteConfig();
  return (
    <AccountPage
      title={`Sign in to ${product}`}
      lead="Every tool works without an account. Sign in only if you want one."
      titleRef={title}
      needsScript
    >
      {auth ? (
        <AccountSignIn
          reason={reason}
          onSignedOut={() => {
            title.current?.focus();
          }}
        />
      ) : (
        <>
          <Reason>{reason && returnReasonText(reason)}</Reason>
          <SignInForm
            signIn={simulateSignIn}
            successDetail="This was a demonstration: nothing was sent, and you are not signed in."
          />
        </>
      )}
    </AccountPage>
  );
}
