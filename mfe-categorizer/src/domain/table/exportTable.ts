import {
  loadWorkbookWriter,
  writeCsvOfAccounts,
  writeOfx,
  writeTally,
  type FileOutcome,
} from '@artha/statements/engine';
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

/** An account without the fields that it has no value for. */
const namesOf = ({ numberEnd, bank }: TableAccount) => ({
  ...(numberEnd !== undefined && { numberEnd }),
  ...(bank && { bank }),
});

const exported = (accounts: readonly TableAccount[]) =>
  accounts.map((account) => ({ ...namesOf(account), rows: account.rows, closingPaise: account.closingPaise }));

/** The accounts for TallyPrime: a ledger for each bank account and category, and a voucher for each row. */
export async function tableAsTally(accounts: readonly TableAccount[]): Promise<Blob> {
  return new Blob([await writeTally(exported(accounts))], { type: 'application/xml' });
}

/** The accounts as OFX for GnuCash, KMyMoney and others. Every statement that the page reads is in rupees for them. */
export async function tableAsOfx(accounts: readonly TableAccount[], now: Date): Promise<Blob> {
  return new Blob([await writeOfx(exported(accounts), { currency: 'INR', now })], { type: 'application/x-ofx' });
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
    accounts.map((account) => ({
      ...namesOf(account),
      rows: account.rows.map((row) => ({ ...row, ...correctionOf(row), path: row.fileName })),
      breaks: account.breaks,
      openingPaise: account.openingPaise,
      closingPaise: account.closingPaise,
      duplicateCount: account.duplicateCount,
      gaps: account.gaps,
    })),
    { files, months: drawMonths(accounts) },
  );
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
