import { siteConfig } from '@artha/shared';
import { Button, ButtonLink, Icon, Notice, TextLink } from '@artha/shared/design';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { AccountPage } from '../../form/AccountPage.tsx';
import { Note, OtherPage, Stack } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Lets a person who is signed in, or followed the e-mailed link, choose a new password. */
export function NewPassword(): ReactElement {
  return (
    <AccountPage
      title="Choose a new password"
      lead="Use at least 8 characters. You sign in with the new password from then on."
      needsScript
    >
      {siteConfig().auth ? <OwnPassword /> : <Demonstration />}
    </AccountPage>
  );
}

function OwnPassword(): ReactElement {
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
            Try again
          </Button>
        }
      >
        {accountErrorText(error)}
      </Notice>
    );
  }
  if (error) {
    return (
      <Stack>
        <p role="alert">{accountErrorText(error)}</p>
        <ButtonLink to="/auth/reset">Send a new link</ButtonLink>
      </Stack>
    );
  }
  if (step === 'changed') {
    return (
      <Stack>
        <StepHeading>Your password is changed</StepHeading>
        <p>You are signed in. Use the new password the next time.</p>
        <ButtonLink to="/">Continue</ButtonLink>
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
  return (
    <>
      <NewPasswordForm isReady onChanged={() => undefined} />
      <OtherPage>
        Nothing to change?{' '}
        <TextLink alone to="/auth/signin">
          Sign in
        </TextLink>
      </OtherPage>
      <Note>
        <p>This is a demonstration. There is no password to change, and nothing you type is sent.</p>
      </Note>
    </>
  );
}
