import type { PrintedLine, PrintedPage } from '../domain/forms/printedPage.ts';
import { placeWords } from './placeWords.ts';

/** An entry of a made-up AIS; its details add up to the amount. */
export interface AisRow {
  readonly code: string;
  readonly description: string;
  readonly source: string;
  readonly rupees: number;
}

const columns = [30, 60, 130, 290, 455, 500] as const;
const pitch = 12;

const lakhs = (rupees: number): string => {
  const whole = String(rupees);
  return whole.length <= 3 ? whole : `${whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',')},${whole.slice(-3)}`;
};

/** The page of a made-up AIS as the portal prints it: titles, an entry, and its details below. */
export function typesetAis(
  rows: readonly AisRow[],
  { year = '2025-26', pan = 'ABCPD1234E' } = {},
): readonly PrintedPage[] {
  const lines: PrintedLine[] = [];
  let baseline = 30;
  const print = (...cells: readonly (readonly [x: number, text: string])[]) => {
    lines.push({ words: cells.flatMap(([x, text]) => placeWords(text, x, 7)), baseline, height: 7 });
    baseline += pitch;
  };
  const start = Number(year.slice(0, 4)) + 1;
  print([30, 'Annual Information Statement (AIS)']);
  print([30, 'Financial Year'], [200, year], [300, 'Assessment Year'], [420, `${start}-${(start + 1) % 100}`]);
  print([30, 'Permanent Account Number (PAN)'], [300, 'Name of Assessee']);
  print([30, pan], [300, 'A PERSON WHO IS MADE UP']);
  for (const { code, description, source, rupees } of rows) {
    const titles = ['SR. NO.', 'INFORMATION CODE', 'INFORMATION DESCRIPTION', 'INFORMATION SOURCE', 'COUNT', 'AMOUNT'];
    print(...titles.map((title, index) => [columns[index] ?? 0, title] as const));
    const [name = '', ...further] = source.split('\n');
    const [firstOfCode = '', ...rest] = code.split('\n');
    print(
      [columns[0], '1'],
      [columns[1], firstOfCode],
      [columns[2], description],
      [columns[3], name],
      [columns[4], '1'],
      [columns[5], lakhs(rupees)],
    );
    for (const line of rest) print([columns[1], line]);
    for (const line of further) print([columns[3], line]);
    print([30, 'SR. NO.'], [60, 'REPORTED ON'], [200, 'ACCOUNT NUMBER'], [500, 'AMOUNT']);
    print([30, '1'], [60, '12/05/2026'], [200, '122222222201'], [500, lakhs(rupees)]);
  }
  return [lines];
}
