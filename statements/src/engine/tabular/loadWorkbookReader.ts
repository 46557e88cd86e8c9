import type { ReadWorkbook } from './readWorkbook.ts';

/** Loads the workbook reader only when needed: it is a library of a megabyte. */
export async function loadWorkbookReader(): Promise<ReadWorkbook> {
  return (await import('./readWorkbook.ts')).readWorkbook;
}
