import type { NarrationStyleName } from '../narrations.ts';
import type { PrintedStatement, PrintedTemplateRow, StatementTemplate } from '../statementTemplate.ts';

/** A column of a text print: its titles from top to bottom, and its width in characters. */
export interface TextColumn {
  readonly key: string;
  readonly title: readonly string[];
  readonly width: number;
  /** The alignment of its cells and its title; left is the default. */
  readonly align?: 'right';
  /**
   * Whether the paper is too narrow for it: its cells, or its title too, are printed on the line below, at the left
   * margin.
   */
  readonly below?: 'cells' | 'cells and title';
}

/** A title over several columns: the key of its first column, and the number of columns. */
interface TitleOverColumns {
  readonly title: string;
  readonly first: string;
  readonly count: number;
}

/** A statement as a bank's line printer prints it: every character has its place in a grid. */
export interface TextPrint extends Pick<StatementTemplate, 'acceptedNarrations' | 'newestFirst' | 'printsBalance'> {
  readonly id: string;
  readonly narrations: NarrationStyleName;
  readonly overdraft?: boolean;
  readonly columns: readonly TextColumn[];
  readonly titlesOver?: readonly TitleOverColumns[];
  /** The character between columns: a bar also begins and ends a line. */
  readonly between: ' ' | '|';
  /** The character that lines between the parts of a page are made of. */
  readonly rule: '-' | '=';
  readonly linesOnPage: number;
  cells(printed: PrintedTemplateRow, statement: PrintedStatement): Readonly<Record<string, string>>;
  /** Lines above the titles of each page. */
  head(statement: PrintedStatement, page: number): readonly string[];
  /** The row before all others, and the one at the top of each other page with the balance there. */
  broughtForward?(balance: string, isFirst: boolean): Readonly<Record<string, string>>;
  /** Lines below the rows of each page, with the sums of its amounts and the balance there. */
  pageEnd?(sums: { readonly debits: string; readonly credits: string; readonly balance: string }): readonly string[];
  /** Lines after all rows. */
  tail?(statement: PrintedStatement): readonly string[];
}
