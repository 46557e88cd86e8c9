import { useState } from 'react';
import { correct, correctionsSchema, type Correction } from '../../../domain/corrections/corrections.ts';
import { createDeviceStore } from '../../../domain/deviceStore.ts';
import type { TableRow } from '../../../domain/statement/statementTable.ts';
import { useKept } from '../useKept.ts';

const store = createDeviceStore('artha.categorizer.corrections', correctionsSchema, () => localStorage);

/** The person's corrections and the actions on them. */
export interface CorrectionsHandle {
  readonly corrections: readonly Correction[];
  /** Whether the browser remembers them. */
  readonly isRemembered: boolean;
  /** Gives all rows of the same counterparty a category; undefined removes the person's choice. */
  readonly correctRow: (row: TableRow, category: string | undefined) => void;
  /** Undoes the last change; absent if there is none. */
  readonly undo: (() => void) | undefined;
  readonly clear: () => void;
  /** Takes these corrections in place of all. */
  readonly replace: (corrections: readonly Correction[]) => void;
}

/** The categories that the person chose, remembered on this device only. */
export function useCorrections(): CorrectionsHandle {
  const { entries: corrections, isRemembered, keep } = useKept(store);
  const [earlier, setEarlier] = useState<readonly (readonly Correction[])[]>([]);

  const changeFrom = (next: readonly Correction[]) => {
    setEarlier((before) => [...before, corrections]);
    keep(next);
  };
  const last = earlier.at(-1);

  return {
    corrections,
    isRemembered,
    correctRow: (row, category) => {
      changeFrom(correct(corrections, row, category));
    },
    undo:
      last &&
      (() => {
        setEarlier((before) => before.slice(0, -1));
        keep(last);
      }),
    clear: () => {
      changeFrom([]);
    },
    replace: changeFrom,
  };
}
