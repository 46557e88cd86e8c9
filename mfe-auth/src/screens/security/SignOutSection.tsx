import { useNavigate, type Session } from '@artha/shared';
import { ErrorBox, TextLink, ToolHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { signOutEverywhere } from '../../account/newerMethods.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { describePerson } from '../../domain/describePerson.ts';
import { signInPathFor } from '../../domain/returnReason.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { SecuritySection } from './Security.styles.ts';

/** Properties of `SignOutSection`. */
export interface SignOutSectionProps {
  readonly person: Extract<Session, { kind: 'signed-in' }>['person'];
}

/** Says who is signed in, and signs out. */
export function SignOutSection({ person }: SignOutSectionProps): ReactElement {
  const texts = useAccountTexts();
  const navigate = useNavigate();
  const { run, isPending, error } = useAccountAction();
  return (
    <SecuritySection aria-labelledby="account">
      <ToolHeading id="account">Account</ToolHeading>
      <p>
        You are signed in as <strong>{describePerson(person, texts.unnamed)}</strong>. Signing out here keeps your other
        devices signed in. Have you lost one, or used a computer that is not yours? Sign out on all devices.
      </p>
      <Ways>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              await service.signOut();
              void navigate(signInPathFor('left'));
            });
          }}
        >
          Sign out
        </ActionButton>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              await signOutEverywhere(service);
              void navigate(signInPathFor('left-everywhere'));
            });
          }}
        >
          Sign out on all devices
        </ActionButton>
        <TextLink alone to="/auth/new-password">
          Change your password
        </TextLink>
      </Ways>
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </SecuritySection>
  );
}
