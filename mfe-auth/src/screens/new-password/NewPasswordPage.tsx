import { siteConfig } from '@artha/shared';
import { Button, ButtonLink, Icon, Notice, TextLink } from '@artha/shared/design';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Note, OtherPage, Stack } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Lets a person who is signed in, or followed the e-mailed link, choose a new password. */
export function NewPasswordPage(): ReactElement {
  const texts = useAccountTexts();
  return (
    <AccountPage title={texts.newPasswordPage.title} lead={texts.newPasswordPage.lead} needsScript>
      {siteConfig().auth ? <OwnPassword /> : <Demonstration />}
    </AccountPage>
  );
}

function OwnPassword(): ReactElement {
  const texts = useAccountTexts();
  const [step, setStep] = useState<'arriving' | 'choosing' | 'changed'>('arriving');
  const { run, error } = useAccountAction();
  // The link in the e-mail leads here and signs the person in.
  const arrive = useCallback(async () => {
    await run(async (service) => {
      await service.completeReturn();
      setStep('choosing');
    });
  }, [run]);

  useEffect(() => {
    void arrive();
  }, [arrive]);

  if (error?.code === 'unreachable' || error?.code === 'too-many-requests') {
    return (
      <Notice
        role="alert"
        actions={
          <Button variant="secondary" onClick={() => void arrive()}>
            <Icon name="retry" size={18} />
            {texts.tryAgain}
          </Button>
        }
      >
        {accountErrorText(error, texts)}
      </Notice>
    );
  }
  if (error) {
    return (
      <Stack>
        <p role="alert">{accountErrorText(error, texts)}</p>
        <ButtonLink to="/auth/reset">{texts.newPasswordPage.newLink}</ButtonLink>
      </Stack>
    );
  }
  if (step === 'changed') {
    return (
      <Stack>
        <StepHeading>{texts.newPasswordPage.changed}</StepHeading>
        <p>{texts.newPasswordPage.changedDetail}</p>
        <ButtonLink to="/">{texts.continue}</ButtonLink>
      </Stack>
    );
  }
  return (
    <NewPasswordForm
      isReady={step === 'choosing'}
      onChanged={() => {
        setStep('changed');
      }}
    />
  );
}

function Demonstration(): ReactElement {
  const texts = useAccountTexts();
  return (
    <>
      <NewPasswordForm isReady onChanged={() => undefined} />
      <OtherPage>
        {texts.newPasswordPage.nothingToChange}{' '}
        <TextLink alone to="/auth/signin">
          {texts.signIn}
        </TextLink>
      </OtherPage>
      <Note>
        <p>{texts.newPasswordPage.demonstration}</p>
      </Note>
    </>
  );
}
