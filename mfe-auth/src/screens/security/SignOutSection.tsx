import { useNavigate, type Session } from '@artha/shared';
import { ErrorBox, TextLink, ToolHeading } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountTexts } from '../../texts/accountTexts.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { accountErrorText } from '../../domain/accountErrors.ts';
import { describePerson } from '../../domain/describePerson.ts';
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
        You are signed in as <strong>{describePerson(person, texts.unnamed)}</strong>. Signing out ends it in every tab.
      </p>
      <Ways>
        <ActionButton
          variant="secondary"
          isPending={isPending}
          onClick={() => {
            void run(async (service) => {
              await service.signOut();
              void navigate('/');
            });
          }}
        >
          Sign out
        </ActionButton>
        <TextLink alone to="/auth/new-password">
          Change your password
        </TextLink>
      </Ways>
      <ErrorBox>{error && accountErrorText(error, texts)}</ErrorBox>
    </SecuritySection>
  );
}
