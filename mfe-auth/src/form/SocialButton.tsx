import { siteConfig } from '@artha/shared';
import { ErrorBox } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { useAccountAction } from '../account/useAccountAction.ts';
import { googleErrorText } from '../domain/accountErrors.ts';
import { ActionButton } from './ActionButton.tsx';
import { Divider, GoogleMark, Social } from './SocialButton.styles.ts';

/** Properties of `SocialButton`. */
export interface SocialButtonProps {
  /** Whether the session survives closing the browser. */
  readonly remember: boolean;
}

/** 'Continue with Google'. While no sign-in service is configured it says so when it is pressed. */
function GoogleButton({ remember }: SocialButtonProps): ReactElement {
  const texts = useAccountTexts();
  const [wasPressed, setWasPressed] = useState(false);
  const { isPending, error, run } = useAccountAction();
  const { auth } = siteConfig();
  return (
    <Social>
      <ActionButton
        variant="secondary"
        large
        isPending={isPending}
        onClick={() => {
          if (auth) void run((service) => service.signInWithGoogle(remember));
          else setWasPressed(true);
        }}
      >
        <GoogleMark viewBox="0 0 18 18" aria-hidden="true">
          <path
            fill="#4285f4"
            d="M17.6 9.2c0-.6-.1-1.2-.2-1.7H9v3.4h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9a8.8 8.8 0 0 0 2.7-6.6"
          />
          <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18" />
          <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
          <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.4 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3a5.4 5.4 0 0 1 5-3.7" />
        </GoogleMark>
        {texts.google.button}
      </ActionButton>
      <p role="status">{wasPressed && texts.google.notConfigured}</p>
      {auth && <ErrorBox>{error && googleErrorText(error, texts)}</ErrorBox>}
      <Divider>{texts.google.or}</Divider>
    </Social>
  );
}

/** 'Continue with Google' above a form, if the site's sign-in service offers it. */
export function SocialButton({ remember }: SocialButtonProps): ReactElement | null {
  return siteConfig().auth?.google === false ? null : <GoogleButton remember={remember} />;
}
