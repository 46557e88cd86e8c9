import type { WriteXlsx } from './writeXlsx.ts';

/** Loads the writer of Excel workbooks only when needed, because it is large. */
export async function loadWorkbookWriter(): Promise<WriteXlsx> {
  return (await import('./writeXlsx.ts')).writeXlsx;
}
