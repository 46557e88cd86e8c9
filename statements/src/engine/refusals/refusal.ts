import { describeRefusal } from './describeRefusal.ts';
import type { RefusalDetail } from './refusalDetail.ts';

/** Why a file is refused, in words that say what to do. The codes are stable; the words may change. */
export const refusals = {
  'damaged-pdf': 'This PDF is damaged and cannot be read. Please download it again from the bank and send that copy.',
  'password-needed':
    'This file is protected by a password. Please send the password with it, or open the file and save it without one.',
  'password-wrong': 'That password does not open this file. Please check the password and send it again.',
  'protection-unknown':
    'This file is encrypted in a way that cannot be opened. Please save a copy without protection and send that.',
  'too-many-pages': 'This PDF has too many pages. Download a shorter period, or split it.',
  'too-many-rows': 'This file has too many rows. Please choose a shorter period and send that file.',
  'no-text':
    'There is no text in this PDF: it looks like a scan or a photo, which is not read here. Please download the statement as a PDF from your bank, or let the page of this tool read the scan on your own device.',
  'unknown-layout':
    'No transactions were found: this is not a statement, or its layout is not supported yet. Please send the statement as the bank issued it.',
  'unreadable-rows':
    'The table of transactions was found, but its rows could not be read. Please download the file again from the bank and send that copy.',
  'not-text':
    'This file is not a CSV or Excel file that can be read. Please export the transactions as CSV and send that file.',
  'columns-missing':
    'No line of this file holds all three column names. Please copy the names of the description, debit and credit columns as they are written in the file.',
  'table-missing':
    'No table of transactions was found in this file. Please export the transactions again, with the names of the columns.',
  'no-date-column': 'No column with dates was found in this file. Please export it again with a date column.',
} as const;

/** The code of a refusal. */
export type RefusalCode = keyof typeof refusals;

/** Thrown for a file that is not converted. The message says why in English, with what was found in the file. */
export class StatementRefusal extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail | undefined;

  constructor(code: RefusalCode, detail?: RefusalDetail) {
    super(describeRefusal(refusals[code], detail));
    this.name = 'StatementRefusal';
    this.code = code;
    this.detail = detail;
  }
}
