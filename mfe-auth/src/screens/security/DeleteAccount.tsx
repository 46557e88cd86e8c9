import { useNavigate } from '@artha/shared';
import { Button, TextLink } from '@artha/shared/design';
import { useState, type ReactElement } from 'react';
import { deleteAccount } from '../../account/newerMethods.ts';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { signInPathFor } from '../../domain/returnReason.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { ActionError } from '../../second-factor/ActionError.tsx';

/** Deletes the account of the signed-in person, after a question and, if needed, a proof of who they are. */
export function DeleteAccount(): ReactElement {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const action = useAccountAction();
  const remove = () =>
    action.run(async (service) => {
      await deleteAccount(service);
      void navigate(signInPathFor('deleted'));
    });

  if (!isAsking) {
    return (
      <Ways>
        <Button
          variant="secondary"
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Delete my account
        </Button>
      </Ways>
    );
  }
  return (
    <>
      <StepHeading>Delete your account?</StepHeading>
      <p>
        At once you are signed out on all devices, and no one can sign in to the account any more. Your e-mail address,
        name, password and second factors are erased after 90 days, so that a mistake can be undone; backups follow
        within a year. <TextLink to="/privacy">The privacy policy</TextLink> says the same.
      </p>
      <Ways>
        <ActionButton isPending={action.isPending} onClick={() => void remove()}>
          Delete it
        </ActionButton>
        <Button
          variant="secondary"
          onClick={() => {
            action.clear();
            setIsAsking(false);
          }}
        >
          Keep it
        </Button>
      </Ways>
      <ActionError action={action} onRetry={() => void remove()} />
    </>
  );
}
