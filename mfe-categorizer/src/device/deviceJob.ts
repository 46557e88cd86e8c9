import type { ColumnNames, RefusalDetail, StatementReport } from '@artha/statements/engine';
import type { RowToCheck } from './scan/scanMessages.ts';

/** A file to convert in this browser, with the same fields as the service's form. */
export type DeviceJob =
  | {
      readonly kind: 'pdf';
      readonly file: File;
      /** The `bank_code` of the service: a hint. */
      readonly bank?: string;
      readonly password?: string;
      readonly maxPages: number;
    }
  /** A PDF of pictures, or a picture. */
  | { readonly kind: 'scan'; readonly file: File; readonly bank?: string; readonly password?: string }
  | {
      readonly kind: 'table';
      readonly file: File;
      /**
       * The titles of the description, debit and credit columns. Default: they are found by their titles and contents.
       */
      readonly columnNames?: readonly [description: string, debit: string, credit: string];
      readonly password?: string;
      readonly maxRows: number;
    };

/** The outcome. A refusal has a stable code and a message that says what to do. */
export type DeviceAnswer =
  | {
      readonly kind: 'statement';
      readonly statement: StatementReport;
      /** Of a scan, the rows to compare with their pictures. */
      readonly toCheck?: readonly RowToCheck[];
    }
  | {
      readonly kind: 'refused';
      readonly code: string;
      readonly message: string;
      /** The finding in the file, so that it can be described in another language. */
      readonly detail?: RefusalDetail | undefined;
    };

/** A copy of a PDF without personal data, and whether it converts as the original does; or why no copy was written. */
export type CopyAnswer =
  | { readonly kind: 'copy'; readonly copy: Uint8Array; readonly isAlike: boolean }
  | Extract<DeviceAnswer, { readonly kind: 'refused' }>;

/** The facts about a file before it is converted; unknown ones are absent. */
export interface DeviceInspection {
  /** Of a PDF. */
  readonly pages?: number | undefined;
  /** Transactions of a CSV or Excel file. */
  readonly rows?: number | undefined;
  /** The titles of the columns of a CSV or Excel file that were found in it. */
  readonly names?: ColumnNames | undefined;
  /** Whether this page wrote the workbook. */
  readonly isOwnWorkbook?: boolean | undefined;
  readonly needsPassword?: boolean | undefined;
}

/** The stage of a conversion: the reader is loaded once for many files. */
export type DeviceStep = 'loading' | 'reading';
