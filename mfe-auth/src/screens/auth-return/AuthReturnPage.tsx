import { TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Stack } from '../../form/Form.styles.ts';
import { Waiting } from '../../form/Waiting.tsx';
import { SecondFactor } from '../../second-factor/SecondFactor.tsx';
import { useReturn } from './useReturn.ts';

/** The page to which a provider and e-mail links return: completes signing in, then redirects. */
export function AuthReturnPage(): ReactElement {
  const texts = useAccountTexts();
  const { step, isSlow, finish, cancel } = useReturn();

  return (
    <AccountPage
      title={step === 'processing' ? texts.returnPage.processing : texts.returnPage.oneMore}
      lead={texts.returnPage.lead}
    >
      {step === 'second-factor' ? (
        <SecondFactor onVerified={finish} cancelLabel={texts.signInPage.otherAccount} onCancel={cancel} />
      ) : (
        <Stack>
          <Waiting>{isSlow ? texts.returnPage.slow : texts.oneMoment}</Waiting>
          <p>{texts.returnPage.nothingHappens}</p>
          <TextLink alone to="/auth/signin">
            {texts.returnPage.back}
          </TextLink>
        </Stack>
      )}
    </AccountPage>
  );
}
