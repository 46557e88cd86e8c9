const KEY = 'artha-offline';

/** Whether the person wants that this device keeps nothing for offline use. */
export function isOfflineOff(): boolean {
  try {
    return localStorage.getItem(KEY) === 'off';
  } catch {
    // Without storage, nothing can be kept.
    return true;
  }
}

/** Keeps the choice of the person on this device. */
export function chooseOffline(isOff: boolean): void {
  if (isOff) localStorage.setItem(KEY, 'off');
  else localStorage.removeItem(KEY);
}
