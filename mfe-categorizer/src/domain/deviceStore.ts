import * as v from 'valibot';

/** A list that stays on this device. It is never sent. */
export interface DeviceStore<Entry> {
  load(): readonly Entry[];
  /** Whether storage works: a browser may refuse it, such as in a private window. */
  save(entries: readonly Entry[]): boolean;
}

/**
 * Keeps a list in the browser's storage, which is anybody's text: what the schema refuses counts as empty.
 * @param storage throws if the browser forbids it.
 */
export function createDeviceStore<Entry>(
  key: string,
  schema: v.GenericSchema<unknown, readonly Entry[]>,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DeviceStore<Entry> {
  const textSchema = v.pipe(v.string(), v.parseJson(), schema);
  return {
    load: () => {
      try {
        const parsed = v.safeParse(textSchema, storage().getItem(key));
        return parsed.success ? parsed.output : [];
      } catch {
        return [];
      }
    },
    save: (entries) => {
      try {
        if (entries.length === 0) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(entries));
        return true;
      } catch {
        return false;
      }
    },
  };
}
