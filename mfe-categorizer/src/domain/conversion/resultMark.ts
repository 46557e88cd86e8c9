const KEY = 'artha.categorizer.hasResult';

/** Remembers in this tab that a table was shown, but none of its content. */
export interface ResultMark {
  readonly set: () => void;
  readonly clear: () => void;
  /** Whether an earlier page of this tab showed a table that is now lost. Answers true only once. */
  readonly isLost: () => boolean;
}

/** A mark in the storage of the tab; `storage` throws if the browser forbids it, and then nothing is remembered. */
export function createResultMark(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): ResultMark {
  let isLost: boolean | undefined;
  const attempt = <T>(operation: () => T): T | undefined => {
    try {
      return operation();
    } catch {
      return undefined;
    }
  };
  const remove = () => {
    attempt(() => {
      storage().removeItem(KEY);
    });
  };
  return {
    set: () => {
      attempt(() => {
        storage().setItem(KEY, '1');
      });
    },
    clear: () => {
      isLost = false;
      remove();
    },
    isLost: () => {
      if (isLost === undefined) {
        isLost = attempt(() => storage().getItem(KEY) !== null) ?? false;
        remove();
      }
      return isLost;
    },
  };
}

/** A mark in the storage of this tab. */
export const createTabMark = (): ResultMark => createResultMark(() => sessionStorage);
