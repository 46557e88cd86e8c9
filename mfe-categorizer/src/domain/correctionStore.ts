import * as v from 'valibot';
import { correctionsSchema, type Correction } from './corrections.ts';

const KEY = 'artha.categorizer.corrections';
const textSchema = v.pipe(v.string(), v.parseJson(), correctionsSchema);

/** Where corrections are remembered on this device. Nothing of it is ever sent. */
export interface CorrectionStore {
  load(): readonly Correction[];
  /** Whether they are remembered: a browser may refuse, such as in a private window. */
  save(corrections: readonly Correction[]): boolean;
}

/** Remembers corrections in the browser's storage; `storage` throws where the browser forbids it. */
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
