import { useState } from 'react';
import type { SheetDocument } from '../../../../pdf/sheetDocument.ts';

/** Until the browser has read the file. */
const KEPT_MS = 60_000;

async function savePdf(sheet: SheetDocument, fileName: string): Promise<void> {
  const { makeSheetPdf } = await import('./makeSheetPdf.ts');
  const address = URL.createObjectURL(await makeSheetPdf(sheet));
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click();
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, KEPT_MS);
}

/** The PDF of a sheet: what it is doing, undefined while nothing is asked of it, and a function that has it saved. */
export function useSheetPdf(
  sheet: SheetDocument,
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
