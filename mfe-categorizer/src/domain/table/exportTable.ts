import { loadWorkbookWriter, writeCsvOfAccounts, type FileOutcome } from '@artha/statements/engine';
import { drawMonths } from '../months/monthsPicture.ts';
import type { TableAccount, TableRow } from '../statement/statementTable.ts';

/**
 * The table as CSV, in the six columns of the service, with the categories that the person chose. Rows of several
 * accounts have a seventh column with theirs.
 */
export function tableAsCsv(accounts: readonly TableAccount[]): Blob {
  const named = accounts.map(({ bank, numberEnd, rows }) => ({
    name: [bank?.name ?? 'Bank account', numberEnd ?? ''].join(' ').trim(),
    rows,
  }));
  return new Blob([writeCsvOfAccounts(named)], { type: 'text/csv' });
}

/** The balances or a person may have changed a figure that was read from a picture; a person counts more. */
function correctionOf({ isCorrected, isRepaired }: TableRow) {
  if (isCorrected === true) return { correctedBy: 'person' } as const;
  return isRepaired === true ? ({ correctedBy: 'balances' } as const) : {};
}

/**
 * The table as an Excel workbook: dates and amounts as such, and sheets with the accounts, the files, the months
 * and the categories.
 */
export async function tableAsWorkbook(accounts: readonly TableAccount[], files: readonly FileOutcome[]): Promise<Blob> {
  const writeXlsx = await loadWorkbookWriter();
  const content = writeXlsx(
    accounts.map(({ numberEnd, bank, rows, breaks, openingPaise, closingPaise, duplicateCount, gaps }) => ({
      ...(numberEnd !== undefined && { numberEnd }),
      ...(bank && { bank }),
      rows: rows.map((row) => ({ ...row, ...correctionOf(row), path: row.fileName })),
      breaks,
      openingPaise,
      closingPaise,
      duplicateCount,
      gaps,
    })),
    { files, months: drawMonths(accounts) },
  );
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
