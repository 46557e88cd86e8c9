import { loadWorkbookWriter, writeCsv } from '@artha/statements/engine';
import { drawMonths } from '../months/monthsPicture.ts';
import type { TableAccount, TableRow } from '../statement/statementTable.ts';

/** The table as CSV, in the six columns of the service, with the categories that the person chose. */
export function tableAsCsv(accounts: readonly TableAccount[]): Blob {
  return new Blob([writeCsv(accounts.flatMap(({ rows }) => rows))], { type: 'text/csv' });
}

/** The balances or a person may have changed a figure that was read from a picture; a person counts more. */
function correctionOf({ isCorrected, isRepaired }: TableRow) {
  if (isCorrected === true) return { correctedBy: 'person' } as const;
  return isRepaired === true ? ({ correctedBy: 'balances' } as const) : {};
}

/**
 * The table as an Excel workbook: dates and amounts as such, and sheets with the accounts, the months and the
 * categories.
 */
export async function tableAsWorkbook(accounts: readonly TableAccount[]): Promise<Blob> {
  const writeXlsx = await loadWorkbookWriter();
  const content = writeXlsx(
    accounts.map(({ numberEnd, rows, openingPaise, closingPaise, duplicateCount, gaps }) => ({
      ...(numberEnd !== undefined && { numberEnd }),
      rows: rows.map((row) => ({ ...row, ...correctionOf(row), path: row.fileName })),
      breaks: rows.filter(({ status }) => status === 'unproved').length,
      openingPaise,
      closingPaise,
      duplicateCount,
      gaps,
    })),
    drawMonths(accounts),
  );
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
