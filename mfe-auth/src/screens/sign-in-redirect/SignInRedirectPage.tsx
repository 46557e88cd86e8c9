import { translatePath, useLocation, useNavigate } from '@artha/shared';
import { TextLink } from '@artha/shared/design';
import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Stack } from '../../form/Form.styles.ts';

/** The short address of the sign-in page: redirects, and offers a link if scripts do not run. */
export function SignInRedirectPage(): ReactElement {
  const texts = useAccountTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const to = `/auth/signin${search}`;
  const leadOn = useEffectEvent(() => {
    // The composed page has no query, so this reads the browser's address.
    void navigate(translatePath(`/auth/signin${globalThis.location.search}`), { replace: true });
  });

  useEffect(() => {
    leadOn();
  }, []);

  return (
    <AccountPage title={texts.redirectPage.title} lead={texts.redirectPage.lead}>
      <Stack>
        <p>{texts.redirectPage.nothingHappens}</p>
        <TextLink alone to={to}>
          {texts.redirectPage.button}
        </TextLink>
      </Stack>
    </AccountPage>
  );
}
