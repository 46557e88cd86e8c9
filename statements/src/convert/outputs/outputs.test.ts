import * as v from 'valibot';
import { read, utils } from '@e965/xlsx';
import { combineStatements } from '../combineStatements.ts';
import type { CombinedStatements } from '../combinedStatements.ts';
import { loadWorkbookWriter, writeOfx, writeTally } from '../../engine/index.ts';
import { fileOf } from '../testing/fileOf.ts';
import { elementsOf, readXml } from '../testing/readXml.ts';
import type { XmlElement } from '../testing/readXml.ts';

const settings = { currency: 'INR', now: new Date('2026-07-01T10:20:30Z') };
const hostile = '=HYPERLINK("http://x"),<b>&\u0000\ud800\u200b';

const statements = combineStatements(
  [
    fileOf(
      'a.pdf',
      [
        { date: '2026-04-01', text: 'TEA', paise: -10_05, balancePaise: 89_95 },
        { date: '2026-04-01', text: 'TEA', paise: -10_05, balancePaise: 79_90, status: 'unproved' },
        { date: '2026-04-02', text: hostile, paise: 90_071_992_547_40, balancePaise: 90_072_072_446_40 },
        { date: '2026-04-03', text: 'UNCLEAR', paise: 0, unsidedPaise: 5_00 },
      ],
      { closingPaise: 90_072_072_446_40 },
    ),
    fileOf('b.pdf', [{ date: '2026-05-02', text: 'X'.repeat(300), paise: 1 }], { numberEnd: '' }),
  ],
  [],
);

/** The texts of all elements with a name. */
const textsOf = (document: XmlElement, name: string) => elementsOf(document, name).map(({ text }) => text);

describe('writeOfx', () => {
  const ofx = async ({ accounts }: CombinedStatements = statements) => readXml(await writeOfx(accounts, settings));

  test('writes the exact amounts with their signs, at noon of their day', async () => {
    expect(textsOf(await ofx(), 'TRNAMT')).toEqual(['-10.05', '-10.05', '90071992547.40', '0.01']);
    expect(textsOf(await ofx(), 'TRNTYPE')).toEqual(['DEBIT', 'DEBIT', 'CREDIT', 'CREDIT']);
    expect(textsOf(await ofx(), 'DTPOSTED')[2]).toBe('20260402120000');
    expect(textsOf(await ofx(), 'CURDEF')).toEqual(['INR', 'INR']);
    expect(textsOf(await ofx(), 'DTSERVER')).toEqual(['20260701102030']);
  });

  test('writes the balance at the end, and leaves it out if it is not known', async () => {
    expect(textsOf(await ofx(), 'BALAMT')).toEqual(['90072072446.40']);
    expect(textsOf(await ofx(), 'ACCTID')).toEqual(['XX4321', 'UNKNOWN1']);
    expect(textsOf(await ofx(), 'BANKID')).toEqual(['HDFC', 'HDFC']);
  });

  test('keeps texts within their lengths and free of what XML cannot hold', async () => {
    expect(textsOf(await ofx(), 'NAME').map(({ length }) => length)).toEqual([3, 3, 29, 32]);
    expect(textsOf(await ofx(), 'MEMO').map(({ length }) => length <= 255)).toEqual([true, true, true, true]);
    expect(textsOf(await ofx(), 'MEMO')[2]).toBe('=HYPERLINK("http://x"),<b>& \ufffd');
  });

  test('marks a row in doubt and leaves out a row without a side', async () => {
    expect(textsOf(await ofx(), 'MEMO')[1]).toBe('in doubt: the balances do not confirm it - TEA');
    expect(textsOf(await ofx(), 'NAME')).not.toContain('UNCLEAR');
  });

  test('identifies rows in the same way whether a file is converted alone or with others', async () => {
    const [a, b] = statements.converted;
    const alone: string[] = [];
    for (const file of [a, b])
      if (file !== undefined) alone.push(...textsOf(await ofx(combineStatements([file], [])), 'FITID'));
    const together = textsOf(await ofx(), 'FITID');
    expect(together).toEqual(alone);
    expect(new Set(together).size).toBe(4);
    expect(together.every(({ length }) => length === 32)).toBe(true);
  });
});

describe('writeTally', () => {
  const tally = async (ledger?: string) =>
    readXml(await writeTally(statements.accounts, { ...(ledger !== undefined && { ledger }) }));

  test('writes a payment or receipt for each row that has a side', async () => {
    expect(textsOf(await tally(), 'VOUCHERTYPENAME')).toEqual(['Payment', 'Payment', 'Receipt', 'Receipt']);
    expect(textsOf(await tally(), 'DATE')).toEqual(['20260401', '20260401', '20260402', '20260502']);
    expect(textsOf(await tally(), 'NARRATION')).not.toContain('UNCLEAR');
  });

  test('debits one ledger with what it credits to the other', async () => {
    const vouchers = elementsOf(await tally(), 'VOUCHER').map((voucher) =>
      elementsOf(voucher, 'ALLLEDGERENTRIES.LIST').map(({ children }) => children.map(({ text }) => text)),
    );
    expect(vouchers[0]).toEqual([
      ['Suspense - Others', 'Yes', '-10.05'],
      ['HDFC Bank 4321', 'No', '10.05'],
    ]);
    expect(vouchers[2]).toEqual([
      ['HDFC Bank 4321', 'Yes', '-90071992547.40'],
      ['Suspense - Others', 'No', '90071992547.40'],
    ]);
  });

  test('creates every ledger that its vouchers name, once, under a group of every company', async () => {
    const ledgers = elementsOf(await tally(), 'LEDGER').map((ledger) => [
      ledger.attributes['NAME'],
      ...textsOf(ledger, 'PARENT'),
    ]);
    expect(ledgers).toEqual([
      ['HDFC Bank 4321', 'Bank Accounts'],
      ['Suspense - Others', 'Suspense A/c'],
      ['HDFC Bank', 'Bank Accounts'],
    ]);
    expect(new Set(textsOf(await tally('HDFC Current'), 'LEDGERNAME'))).toEqual(
      new Set(['HDFC Current', 'Suspense - Others']),
    );
  });

  test('makes rows in doubt optional vouchers, which change no books', async () => {
    expect(textsOf(await tally(), 'ISOPTIONAL')).toEqual(['No', 'Yes', 'No', 'No']);
    expect(textsOf(await tally(), 'GUID')[0]).toMatch(/^artha-20260401[0-9a-f]{24}$/);
  });
});

const filesSchema = v.pipe(
  v.object({
    files: v.record(v.string(), v.object({ content: v.optional(v.instance(Uint8Array), new Uint8Array()) })),
  }),
  v.transform(({ files }) => files),
);

describe('the writer of workbooks', () => {
  const sheets = async () => {
    const { Sheets } = read((await loadWorkbookWriter())(statements.accounts, { files: statements.outcomes }), {
      type: 'array',
      cellNF: true,
    });
    const linesOf = (name: string) =>
      utils.sheet_to_json<readonly unknown[]>(Sheets[name] ?? {}, { header: 1, raw: true, UTC: true });
    return {
      sheet: Sheets['Transactions'] ?? {},
      rows: linesOf('Transactions'),
      accounts: linesOf('Accounts'),
      files: linesOf('Files'),
    };
  };

  test('ST-32 says what happened to each file, and keeps the heads of every sheet in view', async () => {
    const { files } = await sheets();
    expect(files[0]).toEqual(['File', 'What happened', 'Rows', 'Why, and what to do']);
    expect(files.slice(1).map(([path]) => path)).toEqual(statements.outcomes.map(({ path }) => path));
    const workbook = (await loadWorkbookWriter())(statements.accounts, { files: statements.outcomes });
    const archive = read(workbook, { type: 'array', bookFiles: true });
    const views = Object.entries(v.parse(filesSchema, archive)).filter(([path]) => path.includes('worksheets/sheet'));
    expect(views).toHaveLength(3);
    for (const [, { content }] of views) {
      expect(Buffer.from(content).toString()).toContain('<pane ySplit="1"');
    }
  });

  test('writes dates and exact amounts as such', async () => {
    const { sheet, rows } = await sheets();
    expect(rows[1]?.slice(0, 5)).toEqual([new Date('2026-04-01'), 'TEA', 10.05, 0, 89.95]);
    expect(rows[3]?.[3]).toBe(90_071_992_547.4);
    expect([sheet['A2'], sheet['C2']]).toMatchObject([
      { t: 'n', z: 'yyyy-mm-dd', w: '2026-04-01' },
      { t: 'n', z: '#,##0.00', w: '10.05' },
    ]);
  });

  test('runs no text and keeps its commas', async () => {
    const { sheet, rows } = await sheets();
    expect(rows[3]?.[1]).toBe('\'=HYPERLINK("http://x"),<b>& \ufffd');
    expect(Object.values(sheet).some((cell: unknown) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(
      false,
    );
  });

  test('marks what a person should look at, and leaves what is not known empty', async () => {
    const { rows } = await sheets();
    expect(rows[2]?.[6]).toBe('in doubt: the balances do not confirm it');
    expect(rows[4]?.slice(2, 7)).toEqual([
      undefined,
      undefined,
      undefined,
      'Others',
      'debit or credit not known: 5.00',
    ]);
  });

  test('tells accounts and files apart', async () => {
    const { rows, accounts } = await sheets();
    expect(rows[5]?.slice(7)).toEqual([2, 'b.pdf']);
    expect(accounts[1]?.slice(0, 4)).toEqual([1, 'HDFC Bank', '4321', 4]);
    expect(accounts).toHaveLength(3);
  });
});
