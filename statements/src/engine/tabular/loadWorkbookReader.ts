import type { ReadWorkbook } from './readWorkbook.ts';

/** Loads what reads workbooks: a library of a megabyte that no other file needs. */
export async function loadWorkbookReader(): Promise<ReadWorkbook> {
  return (await import('./readWorkbook.ts')).readWorkbook;
}
