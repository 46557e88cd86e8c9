import type { ColumnNames, StatementReport } from '@artha/statements/engine';

/** A file to be converted in this browser, with what its owner says about it, as the service would be told. */
export type DeviceJob =
  | {
      readonly kind: 'pdf';
      readonly file: File;
      /** The `bank_code` of the service: a hint. */
      readonly bank?: string;
      readonly password?: string;
      readonly maxPages: number;
    }
  | {
      readonly kind: 'table';
      readonly file: File;
      /** The titles of the description, debit and credit columns. Default: they are found by their titles and contents. */
      readonly columnNames?: readonly [description: string, debit: string, credit: string];
      readonly maxRows: number;
    };

/** What came of it. A refusal has a stable code, and words that say what to do. */
export type DeviceAnswer =
  | { readonly kind: 'statement'; readonly statement: StatementReport }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

/** A copy of a PDF without personal data, and whether it is read, or refused, as the original is; or why there is none. */
export type CopyAnswer =
  | { readonly kind: 'copy'; readonly copy: Uint8Array; readonly isAlike: boolean }
  | Extract<DeviceAnswer, { readonly kind: 'refused' }>;

/** What a file says of itself before it is converted; absent where that cannot be told. */
export interface DeviceFacts {
  /** Of a PDF. */
  readonly pages?: number | undefined;
  /** Transactions of a CSV or Excel file. */
  readonly rows?: number | undefined;
  /** The titles of the columns of a CSV or Excel file that were found in it. */
  readonly names?: ColumnNames | undefined;
  /** Whether it is a workbook that this page wrote. */
  readonly isOwnWorkbook?: boolean | undefined;
  readonly needsPassword?: boolean | undefined;
}

/** How far a conversion is: the reader is loaded once for many files. */
export type DeviceStep = 'loading' | 'reading';
