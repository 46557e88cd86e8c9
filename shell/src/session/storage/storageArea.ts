/** Storage for texts by key that never throws. */
export interface StorageArea {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/**
 * A storage of the browser. If it is blocked or full, values last as long as the page.
 * @param storage reading it may throw already.
 */
export function createStorageArea(storage: () => Storage): StorageArea {
  const kept = new Map<string, string>();
  const attempt = <T>(access: (area: Storage) => T, otherwise: () => T): T => {
    try {
      return access(storage());
    } catch {
      return otherwise();
    }
  };
  return {
    get: (key) =>
      kept.get(key) ??
      attempt(
        (area) => area.getItem(key),
        () => null,
      ),
    set(key, value) {
      kept.delete(key);
      attempt(
        (area) => {
          area.setItem(key, value);
        },
        () => {
          // A full storage still holds the value before.
          attempt(
            (area) => {
              area.removeItem(key);
            },
            () => undefined,
          );
          kept.set(key, value);
        },
      );
    },
    remove(key) {
      kept.delete(key);
      attempt(
        (area) => {
          area.removeItem(key);
        },
        () => undefined,
      );
    },
  };
}
