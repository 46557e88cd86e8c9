import type { SheetTable } from '../screens/tax-calculator/plan/sheet/mergeSheets.ts';

/** A sheet as it is drawn in a PDF: texts alone. */
export interface SheetDocument {
  /** As in HTML; its letters are in the files of this name. */
  readonly language: string;
  readonly title: string;
  readonly site: string;
  /** Below the title: the person, and when it was made. */
  readonly lead: readonly string[];
  /** Lines to be filled in by hand. */
  readonly blanks: readonly string[];
  /** The heads of the amounts. */
  readonly columns: readonly string[];
  readonly tables: readonly {
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly amounts: readonly string[]; readonly isSum: boolean }[];
  }[];
  readonly foot: string;
  readonly pageName: (page: number, count: number) => string;
  readonly createdAt: Date;
}

/** The tables of a document, with their titles in words and their amounts as text. */
export function toDocumentTables(
  tables: readonly SheetTable[],
  titles: Readonly<Record<SheetTable['id'], string>>,
  write: (amount: bigint) => string,
): SheetDocument['tables'] {
  return tables.map(({ id, rows }) => ({
    title: titles[id],
    rows: rows.map(({ name, amounts, isSum }) => ({
      name,
      isSum,
      amounts: amounts.map((amount) => (amount === undefined ? '–' : write(amount))),
    })),
  }));
}
