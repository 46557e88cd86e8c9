const KEY = 'artha.categorizer.hasResult';

/** Remembers in this tab that a table was shown, and no word of it. */
export interface ResultMark {
  readonly set: () => void;
  readonly clear: () => void;
  /** Whether a table was shown in this tab before this page came, and is no longer there. The next page is not told again. */
  readonly isLost: () => boolean;
}

/** A mark in the storage of the tab; `storage` throws if the browser forbids it, and then nothing is remembered. */
export function createResultMark(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ResultMark {
  let isLost: boolean | undefined;
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  const remove = () => {
    attempt(() => {
      storage().removeItem(KEY);
    }, undefined);
  };
  return {
    set: () => {
      attempt(() => {
        storage().setItem(KEY, '1');
      }, undefined);
    },
    clear: () => {
      isLost = false;
      remove();
    },
    isLost: () => {
      if (isLost === undefined) {
        isLost = attempt(() => storage().getItem(KEY) !== null, false);
        remove();
      }
      return isLost;
    },
  };
}

/** A mark in the storage of this tab. */
export const createTabMark = (): ResultMark => createResultMark(() => sessionStorage);
