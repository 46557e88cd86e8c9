import * as v from 'valibot';
import { correctionsSchema, type Correction } from './corrections.ts';

const KEY = 'artha.categorizer.corrections';
const textSchema = v.pipe(v.string(), v.parseJson(), correctionsSchema);

/** Stores corrections on this device. They are never sent. */
export interface CorrectionStore {
  load(): readonly Correction[];
  /** Whether storage works: a browser may refuse it, such as in a private window. */
  save(corrections: readonly Correction[]): boolean;
}

/** Stores corrections in the browser's storage; `storage` throws if the browser forbids it. */
export function createCorrectionStore(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): CorrectionStore {
  return {
    load: () => {
      try {
        const parsed = v.safeParse(textSchema, storage().getItem(KEY));
        return parsed.success ? parsed.output : [];
      } catch {
        return [];
      }
    },
    save: (corrections) => {
      try {
        if (corrections.length === 0) storage().removeItem(KEY);
        else storage().setItem(KEY, JSON.stringify(corrections));
        return true;
      } catch {
        return false;
      }
    },
  };
}
