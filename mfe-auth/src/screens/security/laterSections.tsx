import { lazyPart } from '@artha/shared/remote';
import type { AccountOwner } from '../../domain/deletionRequest.ts';
import { Waiting } from '../../form/Waiting.tsx';

/** `RecoveryCodesSection`, loaded for accounts that have a second factor. */
export const RecoveryCodes = lazyPart<object>({
  remote: 'auth',
  name: 'Your recovery codes',
  loading: <Waiting>Looking up your recovery codes…</Waiting>,
  load: async () => (await import('./RecoveryCodesSection.tsx')).RecoveryCodesSection,
});

/** `YourDataSection`, loaded for signed-in people. */
export const YourData = lazyPart<{ readonly person: AccountOwner }>({
  remote: 'auth',
  name: 'What your account holds',
  loading: <Waiting>One moment…</Waiting>,
  load: async () => (await import('./YourDataSection.tsx')).YourDataSection,
});
