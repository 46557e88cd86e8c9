import { createStore, type Store } from '@artha/shared';
import { hasGlobalPrivacyControl } from '../measurement/globalPrivacyControl.ts';
import { readConsent, writeConsent, type ConsentChoice, type Consent } from './consent.ts';

const STORAGE_KEY = 'artha-analytics-choice';

/** The decision about analytics; undecided until it is restored. */
export const consent: Store<Consent> = createStore<Consent>({ kind: 'undecided' });

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Restores the decision of this device. */
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

/** Applies and stores a choice. If storage is blocked, it applies to this document only. */
export function chooseConsent(choice: ConsentChoice): void {
  const text = writeConsent(choice, new Date());
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Blocked storage: we ask again next time.
  }
  consent.set(readConsent(text, hasGlobalPrivacyControl()));
}
