import { loadWorkbookWriter, writeCsv, writeOfx, writeTally } from '@artha/statements/engine';
import { drawMonths } from '../months/monthsPicture.ts';
import type { TableAccount, TableRow } from '../statement/statementTable.ts';

/** The table as CSV, in the six columns of the service, with the categories that the person chose. */
export function tableAsCsv(accounts: readonly TableAccount[]): Blob {
  return new Blob([writeCsv(accounts.flatMap(({ rows }) => rows))], { type: 'text/csv' });
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
 * The table as an Excel workbook: dates and amounts as such, and sheets with the accounts, the months and the
 * categories.
 */
export async function tableAsWorkbook(accounts: readonly TableAccount[]): Promise<Blob> {
  const writeXlsx = await loadWorkbookWriter();
  const content = writeXlsx(
    accounts.map((account) => ({
      ...namesOf(account),
      rows: account.rows.map((row) => ({ ...row, ...correctionOf(row), path: row.fileName })),
      breaks: account.rows.filter(({ status }) => status === 'unproved').length,
      openingPaise: account.openingPaise,
      closingPaise: account.closingPaise,
      duplicateCount: account.duplicateCount,
      gaps: account.gaps,
    })),
    drawMonths(accounts),
  );
  return new Blob([content], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' });
}
