import { sbiNetBanking } from '../layouts/data/sbiNetBanking.ts';
import { genericLayout } from '../layouts/generic.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { readPrintedFigures } from './printedFigures.ts';

function read(texts: readonly TypedText[], layout = genericLayout) {
  return readPrintedFigures(typedLines(texts), layout);
}

const none = { opening: [], closing: [], debits: [], credits: [], debitCount: [], creditCount: [] };

describe('readPrintedFigures', () => {
  test.each([
    ['Opening Balance : INR -,77,65,682.30', { opening: [-776568230] }],
    ['Your Opening Balance on 01-08-25: 947490.00', { opening: [94749000] }],
    ['Brought Forward : 2,69,932.99CR', { opening: [26993299] }],
    ['Opening Balance : 1,000.00(Dr)', { opening: [-100000] }],
    ['Closing Balance as on 31/01/2026 : 12.5', { closing: [1250] }],
    ['Beginning Balance as of 01 April 2025 51,234.50+', { opening: [5123450] }],
    ['Ending Balance as of April 30, 2025 51,234.50-', { closing: [-5123450] }],
    ['Dr Count 31 Cr Count 10', { debitCount: [31], creditCount: [10] }],
    ['Total Withdrawal Amount : 1,51,700.87(Dr)   Withdrawal Count : 31', { debits: [15170087], debitCount: [31] }],
    [
      'Opening Balance: 1.00 Total Withdrawals: 2.00 Total Deposits: 3.00 Closing Balance: 2.00',
      { opening: [100], debits: [200], credits: [300], closing: [200] },
    ],
    ['Opening Balance : 1.234,50', { opening: [123450] }],
    ['Opening Balance : 1,23,400', { opening: [12340000] }],
    ['Opening Balance : 1,234.50 INR Dr', { opening: [-123450] }],
    ['Total Withdrawal Balance*** : 5,34,828.23', {}],
    ['Cleared Balance : 1,55,355.46CR', {}],
    ['*Closing balance includes funds earmarked', {}],
  ])('reads %j', (text, expected) => {
    expect(read([{ x: 10, y: 10, text }])).toEqual({ ...none, ...expected });
  });

  test('reads figures below their titles, also on the next page, and no others', () => {
    const titles = ['Opening Balance', 'Dr Count', 'Debits', 'Closing Bal'];
    const figures = ['1,000.00', '2', '300.00', '700.00'];
    const line = (y: number, texts: readonly string[]) =>
      texts.map((text, index) => ({ x: 10 + 120 * index, y, text }));
    const notice = { x: 10, y: 40, text: 'Contents of this statement will be considered correct' };
    const found = read([...line(20, titles), notice, ...line(60, figures), ...line(80, ['9.00', '9', '9.00', '9.00'])]);
    expect(found).toEqual({ ...none, opening: [100000], debitCount: [2], debits: [30000], closing: [70000] });
  });

  test('reads the layout’s own words', () => {
    const text = { x: 10, y: 10, text: 'Balance as on 1 Jan 2026 : 3,50,214.75' };
    expect(read([text], sbiNetBanking).opening).toEqual([35021475]);
    expect(read([text]).opening).toEqual([]);
  });
});
