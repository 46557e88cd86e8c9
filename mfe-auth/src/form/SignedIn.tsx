import type { Session } from '@artha/shared';
import { ButtonLink, ErrorBox, TextLink } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { useAccountAction } from '../account/useAccountAction.ts';
import { accountErrorText } from '../domain/accountErrors.ts';
import { describePerson } from '../domain/describePerson.ts';
import { ActionButton } from './ActionButton.tsx';
import { Stack, Ways } from './Form.styles.ts';

/** Properties of `SignedIn`. */
export interface SignedInProps {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
  /** The page that the person wanted. */
  readonly next: string;
  readonly onSignedOut: () => void;
}

/** Replaces the form for a person who is already signed in. */
export function SignedIn({ person, next, onSignedOut }: SignedInProps): ReactElement {
  const texts = useAccountTexts();
  const { isPending, error, run } = useAccountAction();
  return (
    <Stack>
      <p>{texts.signedInAs(<strong>{describePerson(person, texts.unnamed)}</strong>)}</p>
      <Ways>
        <ButtonLink to={next}>{texts.continue}</ButtonLink>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              await service.signOut();
              onSignedOut();
            });
          }}
        >
          {texts.signOut}
        </ActionButton>
        <TextLink alone to="/auth/security">
          {texts.security}
        </TextLink>
      </Ways>
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </Stack>
  );
}
