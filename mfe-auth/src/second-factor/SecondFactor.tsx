import { lazyPart } from '@artha/shared/remote';
import { Waiting } from '../form/Waiting.tsx';
import type { SecondFactorStepProps } from './SecondFactorStep.tsx';

/** `SecondFactorStep`, loaded when it is needed: most people who sign in never see it. */
export const SecondFactor = lazyPart<SecondFactorStepProps>({
  remote: 'auth',
  name: 'The second step of signing in',
  loading: <Waiting>Loading the second step…</Waiting>,
  load: async () => (await import('./SecondFactorStep.tsx')).SecondFactorStep,
});
