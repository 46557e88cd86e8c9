import { lazyPart } from '@artha/shared/remote';
import { Waiting } from '../../form/Waiting.tsx';
import type { EnrolmentProps } from './Enrolment.tsx';

/** `Enrolment`, loaded when the person adds a second factor. */
export const AddFactor = lazyPart<EnrolmentProps>({
  remote: 'auth',
  name: 'Adding a second factor',
  loading: <Waiting>One moment…</Waiting>,
  load: async () => (await import('./Enrolment.tsx')).Enrolment,
});
