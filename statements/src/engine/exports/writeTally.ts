import { formatPaise } from '../amounts/money.ts';
import { plainText } from '../report/writeCsv.ts';
import { rowRemark } from '../report/rowRemark.ts';
import { accountIdsOf, accountName } from './accountNames.ts';
import type { ExportedAccount, ExportedRow } from './exportedAccount.ts';
import { transactionIds } from './transactionIds.ts';
import { element } from './xml.ts';

/** Groups that every company in Tally has. */
const groups = { bank: 'Bank Accounts', suspense: 'Suspense A/c' };

function message(object: string): string {
  return element('TALLYMESSAGE', [object], { 'xmlns:UDF': 'TallyUDF' });
}

function ledgerOf(name: string, group: string): string {
  return message(
    element('LEDGER', [element('NAME.LIST', [element('NAME', name)], { TYPE: 'String' }), element('PARENT', group)], {
      NAME: name,
      ACTION: 'Create',
    }),
  );
}

/** One side of a voucher: in Tally, a debited amount is deemed positive and is negative. */
function entryOf(ledger: string, paise: number, isDebited: boolean): string {
  return element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', isDebited ? 'Yes' : 'No'),
    element('AMOUNT', formatPaise(isDebited ? -paise : paise)),
  ]);
}

const suspenseOf = ({ category }: ExportedRow) => `Suspense - ${category}`;

function voucherOf(row: ExportedRow, bankLedger: string, id: string): string {
  const paise = row.creditPaise - row.debitPaise;
  const isPayment = paise < 0;
  const kind = isPayment ? 'Payment' : 'Receipt';
  const remark = rowRemark(row);
  const amount = Math.abs(paise);
  const entries = [entryOf(suspenseOf(row), amount, isPayment), entryOf(bankLedger, amount, !isPayment)];
  return message(
    element(
      'VOUCHER',
      [
        element('DATE', row.date.replaceAll('-', '')),
        element('GUID', id),
        element('NARRATION', [remark, plainText(row.description)].filter((part) => part !== undefined).join(' - ')),
        element('VOUCHERTYPENAME', kind),
        element('PARTYLEDGERNAME', suspenseOf(row)),
        element('EFFECTIVEDATE', row.date.replaceAll('-', '')),
        // An optional voucher changes no books until a person makes it regular.
        element('ISOPTIONAL', row.status === 'unproved' || row.unsidedPaise > 0 ? 'Yes' : 'No'),
        ...(isPayment ? entries : entries.toReversed()),
      ],
      { REMOTEID: id, VCHTYPE: kind, ACTION: 'Create', OBJVIEW: 'Accounting Voucher View' },
    ),
  );
}

/**
 * Writes accounts as XML that TallyPrime imports: the ledgers, and a payment or receipt for every row between the
 * ledger of the bank and a ledger under Suspense that is named after the category. Rows in doubt are optional vouchers.
 * Rows whose side is unknown, and rows without an amount, are left out: Tally has no voucher for them.
 */
export async function writeTally(
  accounts: readonly ExportedAccount[],
  { ledger }: { readonly ledger?: string } = {},
): Promise<string> {
  const ids = accountIdsOf(accounts);
  const ledgers = new Map<string, string>();
  const vouchers: string[] = [];
  for (const [index, account] of accounts.entries()) {
    const bankLedger = ledger ?? accountName(account);
    const rowIds = await transactionIds(`${account.bank?.code ?? ''} ${ids[index] ?? ''}`, account.rows);
    for (const [place, row] of account.rows.entries()) {
      if (row.unsidedPaise > 0 || row.creditPaise === row.debitPaise) continue;
      ledgers.set(bankLedger, groups.bank);
      ledgers.set(suspenseOf(row), groups.suspense);
      vouchers.push(voucherOf(row, bankLedger, `artha-${rowIds[place] ?? ''}`));
    }
  }
  const data = [...[...ledgers].map(([name, group]) => ledgerOf(name, group)), ...vouchers];
  const envelope = element('ENVELOPE', [
    element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
    element('BODY', [
      element('IMPORTDATA', [
        element('REQUESTDESC', [element('REPORTNAME', 'All Masters')]),
        element('REQUESTDATA', data),
      ]),
    ]),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${envelope}\n`;
}
