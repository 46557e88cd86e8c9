import { useLocation, useNavigate } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Stack } from '../../form/Form.styles.ts';

/** The short address of the sign-in page: redirects, and offers a link if scripts do not run. */
export function SignInRedirect(): ReactElement {
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = `/auth/signin${search}`;
  const leadOn = useEffectEvent(() => {
    // The composed page has no query, so this reads the browser's address.
    void navigate(`/auth/signin${globalThis.location.search}`, { replace: true });
  });

  useEffect(() => {
    leadOn();
  }, []);

  return (
    <AccountPage title="Sign in" lead="The sign-in page is at another address. You are being taken there.">
      <Stack>
        <p>If nothing happens, follow this link. Every tool works without an account, too.</p>
        <TextLink alone to={to}>
          Go to the sign-in page
        </TextLink>
      </Stack>
    </AccountPage>
  );
}
