import type { ReactElement } from 'react';
import { useAssurance } from '../account/useAssurance.ts';
import { Waiting } from '../form/Waiting.tsx';
import { SecondFactorStep } from '../second-factor/SecondFactorStep.tsx';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { PasswordProof, type ProofProps } from './PasswordProof.tsx';

/** Asks the person to prove who they are: by their second factor if they have one, else by their password. */
export function ProofStep({ onProved, onCancel }: ProofProps): ReactElement {
  const { cancel, oneMoment } = useAccountTexts();
  const { assurance, error } = useAssurance();
  if (!assurance && !error) return <Waiting>{oneMoment}</Waiting>;
  if (assurance?.factors.some(({ isVerified }) => isVerified)) {
    return <SecondFactorStep onVerified={onProved} cancelLabel={cancel} onCancel={onCancel} />;
  }
  return <PasswordProof onProved={onProved} onCancel={onCancel} />;
}
