import type { ReactElement } from 'react';
import { lazyPart } from '@artha/shared/remote';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { Waiting } from '../form/Waiting.tsx';
import type { SecondFactorStepProps } from './SecondFactorStep.tsx';

const usePartName = (): string => useAccountTexts().secondFactor.part;

function SecondFactorWaiting(): ReactElement {
  return <Waiting>{useAccountTexts().secondFactor.loading}</Waiting>;
}

/** `SecondFactorStep`, loaded when it is needed: most people who sign in never see it. */
export const SecondFactor = lazyPart<SecondFactorStepProps>({
  remote: 'auth',
  name: usePartName,
  loading: <SecondFactorWaiting />,
  load: async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep,
});
