import type { ReactElement } from 'react';
import { lazyPart } from '@artha/shared/remote';
import { Waiting } from '../form/Waiting.tsx';
import { useAccountTexts } from '../texts/accountTexts.ts';
import type { ProofProps } from './PasswordProof.tsx';

const usePartName = (): string => useAccountTexts().proof.part;

function ProofWaiting(): ReactElement {
  return <Waiting>{useAccountTexts().oneMoment}</Waiting>;
}

/** `ProofStep`, loaded when it is needed: most people change their account just after they signed in. */
export const Proof = lazyPart<ProofProps>({
  remote: 'auth',
  name: usePartName,
  loading: <ProofWaiting />,
  load: async () => (await import('./ProofStep.tsx')).ProofStep,
});
