import type { Factor } from '@artha/shared';
import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { useAccountAction } from '../../account/useAccountAction.ts';
import { ActionButton } from '../../form/ActionButton.tsx';
import { Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { ActionError } from '../../second-factor/ActionError.tsx';

/** Properties of `RemoveFactor`. */
export interface RemoveFactorProps {
  readonly factor: Factor;
  readonly onRemoved: (message: string) => void;
  readonly onCancel: () => void;
}

/** Asks before it removes a second factor. */
export function RemoveFactor({ factor, onRemoved, onCancel }: RemoveFactorProps): ReactElement {
  const action = useAccountAction();
  const remove = async () => {
    const outcome = await action.run((service) => service.removeFactor(factor.id));
    if (outcome === 'done') onRemoved(`${factor.name} is removed.`);
  };
  return (
    <>
      <StepHeading>Remove {factor.name}?</StepHeading>
      <p>
        {factor.isVerified
          ? 'Signing in will not ask for it any more. It cannot be brought back; you can add it again.'
          : 'It was never confirmed, so signing in does not ask for it.'}
      </p>
      <Ways>
        <ActionButton isPending={action.isPending} onClick={() => void remove()}>
          Remove it
        </ActionButton>
        <Button variant="secondary" onClick={onCancel}>
          Keep it
        </Button>
      </Ways>
      <ActionError action={action} onRetry={() => void remove()} />
    </>
  );
}
