import type { Factor } from '@artha/shared';
import { Button } from '@artha/shared/design';
import type { ReactElement } from 'react';
import { Stack, Ways } from '../../form/Form.styles.ts';
import { StepHeading } from '../../form/StepHeading.tsx';
import { CodeForm } from '../../second-factor/CodeForm.tsx';
import { EnrolmentForm } from './EnrolmentForm.tsx';
import { SaveCodes } from './SaveCodes.tsx';
import { TotpSecret } from './TotpSecret.tsx';
import { discard, useEnrolment } from './useEnrolment.ts';
import { useRecoveryOffer } from './useRecoveryOffer.ts';

/** Properties of `Enrolment`. */
export interface EnrolmentProps {
  readonly kind: Factor['kind'];
  /** The factors that the account already has. */
  readonly factors: readonly Factor[];
  /** Called when the factor is confirmed. */
  readonly onAdded: (message: string) => void;
  readonly onCancel: () => void;
}

/** Adds a second factor: its name and number, then a code that proves that the person has it. */
export function Enrolment({ kind, factors, onAdded, onCancel }: EnrolmentProps): ReactElement {
  const entry = useEnrolment(kind, factors);
  const recovery = useRecoveryOffer(!factors.some(({ isVerified }) => isVerified));
  const { enrolled } = entry;
  const name = entry.name.trim();

  const finish = () => {
    onAdded(`${name} is added. From now on signing in asks for it.`);
  };
  /** The service creates codes once a factor is confirmed. The factor is valid even if that fails. */
  const handleVerified = async () => {
    if (!(await recovery.create())) finish();
  };

  if (recovery.codes) {
    return (
      <Stack key="codes">
        <SaveCodes codes={recovery.codes} onSaved={finish} />
      </Stack>
    );
  }
  if (!enrolled) {
    return <EnrolmentForm kind={kind} entry={entry} isOffered={recovery.isOffered} onCancel={onCancel} />;
  }
  return (
    <Stack key="confirm">
      <StepHeading>Confirm {name}</StepHeading>
      {enrolled.kind === 'totp' && <TotpSecret qrCode={enrolled.qrCode} secret={enrolled.secret} />}
      <CodeForm
        factor={{ ...enrolled, id: enrolled.factorId }}
        challengeId={enrolled.kind === 'phone' ? enrolled.challengeId : undefined}
        submitLabel="Confirm"
        onVerified={() => void handleVerified()}
      />
      <Ways>
        <Button variant="secondary" onClick={() => void discard(enrolled).then(onCancel)}>
          Cancel
        </Button>
      </Ways>
    </Stack>
  );
}
