import type { WriteXlsx } from './writeXlsx.ts';

/** Loads the writer of Excel workbooks, which is large and needed by few. */
export async function loadWorkbookWriter(): Promise<WriteXlsx> {
  return (await import('./writeXlsx.ts')).writeXlsx;
}
