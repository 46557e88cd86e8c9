const isOfAnalytics = (name: string): boolean => /^(__)?ph_/.test(name);

function removeFrom(storage: () => Storage): void {
  try {
    const area = storage();
    for (const key of Object.keys(area).filter(isOfAnalytics)) area.removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}

/** Deletes all that analytics stored on the device: cookies, and keys of both storages. */
export function removeStoredAnalytics(): void {
  removeFrom(() => localStorage);
  removeFrom(() => sessionStorage);
  const names = document.cookie.split(';').map((cookie) => (cookie.split('=')[0] ?? '').trim());
  for (const name of names.filter(isOfAnalytics)) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}
