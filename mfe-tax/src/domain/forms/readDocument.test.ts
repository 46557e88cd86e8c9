import { makeAmounts } from '../../testing/formAmounts.ts';
import { formStyles } from '../../testing/formStyles.ts';
import { placeWords } from '../../testing/placeWords.ts';
import { typesetAis } from '../../testing/typesetAis.ts';
import { sampleHead, typesetForm16 } from '../../testing/typesetForm16.ts';
import { incomeOf, sumAis } from './ais.ts';
import { decryptAis, isEncryptedAis } from './decryptAis.ts';
import { readDay } from './formFacts.ts';
import type { PrintedPage } from './printedPage.ts';
import { readAisJson } from './readAisJson.ts';
import { readDocument } from './readDocument.ts';

const page = (...lines: readonly string[]): PrintedPage =>
  lines.map((text, index) => ({ words: placeWords(text, 40, 10), baseline: 40 + 14 * index, height: 10 }));

const factsOf = (...lines: readonly string[]) => {
  const document = readDocument([page('FORM NO. 16', ...lines)]);
  return document.kind === 'form16' ? document.form.facts : undefined;
};

test('a form says its year, employer, numbers, last change, regime and parts', () => {
  const [style] = formStyles;
  if (style === undefined) throw new Error('There is no style.');
  const document = readDocument(typesetForm16(sampleHead, makeAmounts(2), style));
  expect(document).toMatchObject({
    kind: 'form16',
    form: {
      facts: {
        year: '2025-26',
        employer: 'SAMPLE WORKS PRIVATE LIMITED',
        tan: 'BLRS12345A',
        pan: 'ABCPD1234E',
        updated: '2026-06-12',
        regime: makeAmounts(2).regime,
        hasPartA: true,
        hasPartB: true,
      },
    },
  });
});

test.each([
  [['Whether opted for taxation u/s 115BAC: Yes'], { regime: 'new' }],
  [['Whether opting for taxation u/s 115BAC', 'No'], { regime: 'old' }],
  [['Whether opting out of taxation u/s 115BAC(1A)? Yes'], { regime: 'old' }],
  [['Tax Regime : New Regime'], { regime: 'new' }],
  [['Tax Regime', 'Old'], { regime: 'old' }],
  [['A.Y. 2025 - 2026'], { year: '2024-25' }],
  [['Financial Year 2024-25'], { year: '2024-25' }],
  [['Last updated on', '03/07/2026'], { updated: '2026-07-03' }],
  [['PAN of employee', 'AAACS0000A', 'ABCPD1234E'], { pan: 'ABCPD1234E' }],
  [['Details of Salary paid'], { hasPartA: false, hasPartB: true }],
  [['Summary of amount paid', 'Total'], { hasPartA: true, hasPartB: false }],
])('%j', (lines, facts) => {
  expect(factsOf(...lines)).toMatchObject(facts);
});

test('what a form does not say is absent', () => {
  expect(factsOf('Nothing')).toEqual({ hasPartA: false, hasPartB: false });
  expect(factsOf('Assessment Year', 'Name and address of the Employer')).toEqual({ hasPartA: false, hasPartB: false });
});

test.each([
  ['12-Jun-2026', '2026-06-12'],
  ['3/7/2026', '2026-07-03'],
  ['3 August 2026', '2026-08-03'],
  ['3/17/2026', undefined],
  ['3-Foo-2026', undefined],
])('the day %s', (text, day) => {
  expect(readDay(text)).toBe(day);
});

test.each([
  ['FORM NO. 16A', 'form16A'],
  ['Form 26AS', 'form26AS'],
  ['Form No. 168', 'form26AS'],
  ['Taxpayer Information Summary (TIS)', 'tis'],
  ['FORM NO. 12BA', 'form12BA'],
  ['FORM NO. 130', 'form130'],
  ['Account statement', 'unknown'],
])('%s is told, and not read', (title, document) => {
  expect(readDocument([page(title)])).toEqual({ kind: 'other', document });
});

test('a letter may come before the form; an empty file is unknown', () => {
  expect(readDocument([page('Dear colleague'), page('[See rule 31(1)(a)]')]).kind).toBe('form16');
  expect(readDocument([])).toEqual({ kind: 'other', document: 'unknown' });
});

const rows = [
  {
    code: 'SFT-016(SB)',
    description: 'Interest income (SFT-016) - Savings',
    source: 'SAMPLE BANK LIMITED\n(AAACS0000A.AB001)',
    rupees: 8745,
  },
  {
    code: 'SFT-016(TD)',
    description: 'Interest income (SFT-016) - Term',
    source: 'SAMPLE BANK LIMITED (AAACS0000A)',
    rupees: 42_000,
  },
  {
    code: 'TDS-194A',
    description: 'Interest (Section 194A)',
    source: 'SAMPLE BANK LIMITED (BLRS12345A)',
    rupees: 45_120,
  },
  {
    code: 'TDS-194',
    description: 'Dividend (Section 194)',
    source: 'SAMPLE WORKS LIMITED (BLRS54321A)',
    rupees: 1_20_000,
  },
  {
    code: 'SFT-015',
    description: 'Dividend income (SFT-015)',
    source: 'SAMPLE WORKS LIMITED (AAACS1111A)',
    rupees: 1_20_000,
  },
  {
    code: 'SFT-015',
    description: 'Dividend income (SFT-015)',
    source: 'OTHER WORKS LIMITED (AAACO1111A)',
    rupees: 500,
  },
  {
    code: 'TDS-192',
    description: 'Salary received (Section 192)',
    source: 'SAMPLE WORKS (BLRS12345A)',
    rupees: 9_00_000,
  },
] as const;

test('an AIS adds interest and dividends, what two reports of a source say twice once', () => {
  const document = readDocument(typesetAis(rows));
  if (document.kind !== 'ais') throw new Error('It is no AIS.');
  const { ais } = document;
  expect(ais).toMatchObject({ year: '2025-26', pan: 'ABCPD1234E' });
  expect(ais.entries.map(({ code, paise }) => [code, paise / 100])).toEqual(
    rows.filter(({ code }) => code !== 'TDS-192').map(({ code, rupees }) => [code, rupees]),
  );
  expect(ais.entries[0]).toMatchObject({
    source: 'SAMPLE BANK LIMITED (AAACS0000A.AB001)',
    place: { page: 1, line: 6 },
  });
  expect(sumAis(ais.entries)).toEqual({
    interest: 8_745_00 + 45_120_00,
    dividends: 1_20_500_00,
    countedOnce: 42_000_00 + 1_20_000_00,
  });
});

const newRows = [
  {
    code: 'TDS-393(1)\n[Table: S.No. 5(ii)]',
    description: 'Interest',
    source: 'FIRST BANK (AAAA11111A)',
    rupees: 1_20_000,
  },
  { code: 'TDS-393(1)\n[Table:\nS.No. 7]', description: 'Dividend', source: 'SOME LTD (BBBB22222B)', rupees: 30_000 },
  { code: 'TDS-393(3)\n[Table: S.No. 2]', description: 'Winnings', source: 'A GAME (CCCC33333C)', rupees: 5_000 },
  { code: 'TDS-392(1)', description: 'Salary', source: 'SAMPLE WORKS (BLRS12345A)', rupees: 9_00_000 },
];

test('an AIS by the Act of 2025 has the same income under other codes, and an unknown one is listed', () => {
  const document = readDocument(typesetAis(newRows, { year: '2026-27' }));
  if (document.kind !== 'ais') throw new Error('It is no AIS.');
  const { year, entries } = document.ais;
  expect(year).toBe('2026-27');
  expect(entries.map(({ income, code, source, paise }) => [income, code, source, paise / 100])).toEqual([
    ['depositInterest', 'TDS-393(1)[Table: S.No. 5(ii)]', 'FIRST BANK (AAAA11111A)', 1_20_000],
    ['dividend', 'TDS-393(1)[Table: S.No. 7]', 'SOME LTD (BBBB22222B)', 30_000],
    ['other', 'TDS-393(3)[Table: S.No. 2]', 'A GAME (CCCC33333C)', 5_000],
  ]);
  expect(sumAis(entries)).toEqual({ interest: 1_20_000_00, dividends: 30_000_00, countedOnce: 0 });
});

test.each([
  ['SFT-016(RD)', 'depositInterest'],
  ['SFT-016', 'otherInterest'],
  ['TDS-193', 'otherInterest'],
  ['TDS-194K', 'dividend'],
  ['TDS-393(1)[Table: S.No. 5(i)]', 'otherInterest'],
  ['TDS-393(1)[Table: S.No. 5(ii)]', 'depositInterest'],
  ['TDS-393(1) [Table: S. No. 5(iii)]', 'depositInterest'],
  ['TDS-393(1)[Table: S.No. 7]', 'dividend'],
  ['TDS-393(1)[Table: S.No. 4(i)]', 'dividend'],
  ['TDS-393(1)[Table: S.No. 4(ii)]', 'other'],
  ['TDS-393(3)[Table: S.No. 7]', 'other'],
  ['TDS-392(1)', undefined],
  ['TDS-192', undefined],
  ['TDS-194J', 'other'],
  ['SFT-17-LES(M)', 'other'],
])('%s is %s', (code, income) => {
  expect(incomeOf(code)).toBe(income);
});

const json = {
  header: { columnLabel: ['Financial Year', 'Assessment Year'], columnData: ['2025-26', '2026-27'] },
  partA: { columnLabel: ['Permanent Account Number (PAN)'], columnData: ['ABCPD1234E'] },
  partB: {
    sections: [
      {
        sectionKey: 'tdsTcs',
        elements: [
          {
            l2: {
              columnData: [['Dividend', 'TDS-194', 'Dividend (Section 194)', 'SAMPLE WORKS (BLRS1)', 1, '12,000']],
            },
          },
          { l1: null },
        ],
      },
      {
        sectionKey: 'sft',
        elements: [{ l2: { columnData: [['Interest', 'SFT-016(SB)', '', 'SAMPLE BANK', '1', 'none']] } }],
      },
      { sectionKey: 'other', elements: null },
    ],
  },
};

test('the JSON of the portal says the same', () => {
  expect(readAisJson(json)).toEqual({
    year: '2025-26',
    pan: 'ABCPD1234E',
    entries: [{ income: 'dividend', code: 'TDS-194', source: 'SAMPLE WORKS (BLRS1)', paise: 12_000_00 }],
  });
  expect(readAisJson({ partB: { sections: [] } })).toEqual({ entries: [] });
  expect(readAisJson({ rows: [] })).toBeUndefined();
});

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Encrypts as the portal does, with made-up figures. */
async function encrypt(value: unknown, password: string): Promise<string> {
  const [iv, salt] = [new Uint8Array(16).fill(7), new Uint8Array(16).fill(9)];
  const { subtle } = globalThis.crypto;
  const base = await subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', salt, iterations: 1000, hash: 'SHA-256' },
    base,
    { name: 'AES-CBC', length: 256 },
    false,
    ['encrypt'],
  );
  const data = await subtle.encrypt({ name: 'AES-CBC', iv }, key, new TextEncoder().encode(JSON.stringify(value)));
  return hex(iv) + hex(salt) + Buffer.from(data).toString('base64');
}

test('the encrypted JSON opens with PAN and date of birth alone', async () => {
  const file = await encrypt(json, 'abcpd1234eGQ39%*g01021990');
  expect(isEncryptedAis(file)).toBe(true);
  expect(isEncryptedAis(JSON.stringify(json))).toBe(false);
  const open = (password: string) => decryptAis(file, password, globalThis.crypto);
  expect(await open('ABCPD1234E 01-02-1990')).toEqual(json);
  expect(await open('abcpd1234e01021991')).toBeUndefined();
  expect(await open('secret')).toBeUndefined();
});
