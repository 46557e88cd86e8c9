import { createStore, type Store } from '@artha/shared';
import { hasGlobalPrivacyControl } from '../measurement/globalPrivacyControl.ts';
import { readConsent, writeConsent, type Choice, type Consent } from './consent.ts';

const STORAGE_KEY = 'artha-analytics-choice';

/** What was decided about analytics. Until it is restored nothing is. */
export const consent: Store<Consent> = createStore<Consent>({ kind: 'undecided' });

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Takes over what was decided on this device. */
export function restoreConsent(): void {
  consent.set(readConsent(readStored(), hasGlobalPrivacyControl()));
}

/** Restores it again whenever another tab decides. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    // Without a key the whole storage was cleared.
    if (key === STORAGE_KEY || key === null) restoreConsent();
  });
}

/** Applies and remembers a choice. Where the device keeps nothing, it holds for this document. */
export function chooseConsent(choice: Choice): void {
  const text = writeConsent(choice, new Date());
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Blocked storage: we ask again next time.
  }
  consent.set(readConsent(text, hasGlobalPrivacyControl()));
}
