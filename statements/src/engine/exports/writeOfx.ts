import { formatPaise } from '../amounts/money.ts';
import { plainText } from '../report/writeCsv.ts';
import { rowRemark } from '../report/rowRemark.ts';
import { accountIdsOf } from './accountNames.ts';
import type { ExportedAccount, ExportedRow } from './exportedAccount.ts';
import { transactionIds } from './transactionIds.ts';
import { element } from './xml.ts';

/** The header of OFX 2.1.1, which is XML (OFX 2.1.1 specification, section 2.2). */
const header = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="211" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>`;

/** The longest texts that OFX allows (section 11.4.3: NAME is A-32, MEMO is A-255; section 11.3.1: BANKID is A-9). */
const maxLengths = { name: 32, memo: 255, bank: 9 };

const status = element('STATUS', [element('CODE', '0'), element('SEVERITY', 'INFO')]);

/** Cuts a text without splitting a character. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').trim();

/** Noon, so that no time zone changes the day. */
const ofxDate = (date: string) => `${date.replaceAll('-', '')}120000`;

function transactionOf(row: ExportedRow, id: string): string {
  const paise = row.creditPaise - row.debitPaise;
  const narration = plainText(row.description);
  const memo = [rowRemark(row), narration].filter((part) => part !== undefined).join(' - ');
  return element('STMTTRN', [
    element('TRNTYPE', paise < 0 ? 'DEBIT' : 'CREDIT'),
    element('DTPOSTED', ofxDate(row.date)),
    element('TRNAMT', formatPaise(paise)),
    element('FITID', id),
    ...(narration === '' ? [] : [element('NAME', cut(narration, maxLengths.name))]),
    ...(memo === '' ? [] : [element('MEMO', cut(memo, maxLengths.memo))]),
  ]);
}

async function accountOf(account: ExportedAccount, id: string, number: number, currency: string): Promise<string> {
  const { bank, rows, closingPaise } = account;
  const ids = await transactionIds(id, rows);
  const dates = rows.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  const transactions = rows.flatMap((row, index) =>
    row.unsidedPaise > 0 ? [] : [transactionOf(row, ids[index] ?? '')],
  );
  const list =
    first === undefined || last === undefined
      ? []
      : [
          element('BANKTRANLIST', [
            element('DTSTART', ofxDate(first)),
            element('DTEND', ofxDate(last)),
            ...transactions,
          ]),
        ];
  // An unknown balance is left out. The specification requires one, but zero would be invented.
  const balance =
    closingPaise === undefined || last === undefined
      ? []
      : [element('LEDGERBAL', [element('BALAMT', formatPaise(closingPaise)), element('DTASOF', ofxDate(last))])];
  return element('STMTTRNRS', [
    element('TRNUID', String(number)),
    status,
    element('STMTRS', [
      element('CURDEF', currency),
      element('BANKACCTFROM', [
        element('BANKID', (bank?.code ?? 'UNKNOWN').slice(0, maxLengths.bank)),
        element('ACCTID', id),
        element('ACCTTYPE', 'CHECKING'),
      ]),
      ...list,
      ...balance,
    ]),
  ]);
}

/** The settings that OFX needs besides the rows. */
export interface OfxSettings {
  /** The currency of all amounts, as in ISO 4217: statements print it in too many ways to read it from them. */
  readonly currency: string;
  readonly now: Date;
}

/**
 * Writes accounts as OFX 2.1.1. Rows whose side is unknown are left out, because an amount without a sign cannot be
 * written; rows in doubt say so in their MEMO. A narration longer than OFX allows is cut.
 */
export async function writeOfx(accounts: readonly ExportedAccount[], { currency, now }: OfxSettings): Promise<string> {
  const ids = accountIdsOf(accounts);
  const signOn = element('SIGNONMSGSRSV1', [
    element('SONRS', [
      status,
      element('DTSERVER', now.toISOString().replace(/\D/g, '').slice(0, 14)),
      element('LANGUAGE', 'ENG'),
    ]),
  ]);
  const statements = await Promise.all(
    accounts.map((account, index) => accountOf(account, ids[index] ?? '', index + 1, currency)),
  );
  return `${header}\n${element('OFX', [signOn, element('BANKMSGSRSV1', statements)])}\n`;
}
