import { useState } from 'react';
import type { SheetDocument } from '../../../../pdf/sheetDocument.ts';

/** A sheet that is dated when it is made. */
export type UndatedSheet = Omit<SheetDocument, 'createdAt'>;

/** Until the browser has read the file. */
const KEPT_MS = 60_000;

async function savePdf(sheet: UndatedSheet, fileName: string): Promise<void> {
  const { makeSheetPdf } = await import('./makeSheetPdf.ts');
  const address = URL.createObjectURL(await makeSheetPdf({ ...sheet, createdAt: new Date() }));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}

/** The PDF of a sheet: what it is doing, undefined while nothing is asked of it, and a function that has it saved. */
export function useSheetPdf(
  sheet: UndatedSheet,
  fileName: string,
): readonly ['making' | 'failed' | undefined, () => void] {
  const [status, setStatus] = useState<'making' | 'failed'>();
  return [
    status,
    () => {
      setStatus('making');
      savePdf(sheet, fileName).then(
        () => {
          setStatus(undefined);
        },
        (cause: unknown) => {
          console.warn(cause);
          setStatus('failed');
        },
      );
    },
  ];
}
