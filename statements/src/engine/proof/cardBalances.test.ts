import { typedLines } from '../text/testing/typedLines.ts';
import type { TypedText } from '../text/testing/typedTextSource.ts';
import { readCardBalances } from './cardBalances.ts';

const read = (...texts: readonly TypedText[]) => readCardBalances(typedLines(texts));
const beside = (label: string, figure: string) => read({ x: 20, y: 50, text: label }, { x: 300, y: 50, text: figure });

describe('readCardBalances', () => {
  test.each([
    'Previous Balance',
    'Opening Balance',
    'Last Statement Balance',
    'Previous Statement Dues',
    'LAST AMOUNT',
  ])('reads what was owed before beside %j', (label) => {
    expect(beside(label, '1,234.50')).toEqual({ previous: [123450], due: [] });
  });

  test.each(['Total Amount Due', 'Total Dues', 'Total Payment Due', 'Closing Balance', 'New Balance'])(
    'reads what is owed now beside %j',
    (label) => {
      expect(beside(label, '1,234.50')).toEqual({ previous: [], due: [123450] });
    },
  );

  test.each(['Minimum Total Amount Due', 'Min. Total Due', 'Past Total Dues', 'Previous Points Balance', 'Purchases'])(
    'reads nothing beside %j',
    (label) => {
      expect(beside(label, '1,234.50')).toEqual({ previous: [], due: [] });
    },
  );

  test.each([
    ['Rs.1,234.50', 123450],
    ['₹1,234.50', 123450],
    ['1,234.50=', 123450],
    ['-1,234.50', -123450],
    ['1,234.50 Cr', -123450],
    ['1,234.50 (CR)', -123450],
    ['1,234.50 Dr', 123450],
    ['1,234.50 due', 123450],
  ])('reads the figure %s', (figure, paise) => {
    expect(beside('Total Amount Due', figure).due).toEqual([paise]);
  });

  test.each(['1234', '12.5.26', 'A12.50', '1,2,3.00'])('reads no figure in %s', (text) => {
    expect(beside('Total Amount Due', text).due).toEqual([]);
  });

  test('takes for a label what is between a figure and the one before', () => {
    const line = read(
      { x: 20, y: 50, text: 'Previous Balance' },
      { x: 100, y: 50, text: '10.00' },
      { x: 200, y: 50, text: 'Purchases' },
      { x: 300, y: 50, text: '20.00' },
      { x: 340, y: 50, text: 'New Balance' },
      { x: 400, y: 50, text: '30.00' },
    );
    expect(line).toEqual({ previous: [1000], due: [3000] });
  });

  test('reads labels above their figures, on up to three lines', () => {
    const boxes = read(
      { x: 20, y: 20, text: 'Previous' },
      { x: 20, y: 30, text: 'Statement' },
      { x: 20, y: 40, text: 'Balance' },
      { x: 20, y: 50, text: '10.00' },
      { x: 200, y: 40, text: 'Total Dues' },
      { x: 205, y: 50, text: '30.00' },
      { x: 300, y: 40, text: 'Payments' },
      { x: 300, y: 50, text: '5.00' },
    );
    expect(boxes).toEqual({ previous: [1000], due: [3000] });
  });

  test('looks no further up than three lines, nor past another figure, nor to the side', () => {
    const texts = (rest: readonly TypedText[]) => read({ x: 20, y: 10, text: 'Total Dues' }, ...rest).due;
    const filler = [20, 30].map((y) => ({ x: 400, y, text: 'Notes' }));
    expect(texts([...filler, { x: 20, y: 40, text: '1.00' }])).toEqual([100]);
    expect(texts([...filler, { x: 400, y: 40, text: 'More' }, { x: 20, y: 50, text: '1.00' }])).toEqual([]);
    expect(
      texts([
        { x: 20, y: 20, text: '1.00' },
        { x: 20, y: 30, text: '2.00' },
      ]),
    ).toEqual([100]);
    expect(texts([{ x: 49, y: 20, text: '1.00' }])).toEqual([100]);
    expect(texts([{ x: 50, y: 20, text: '1.00' }])).toEqual([]);
  });

  test('gives a balance as often as it is printed', () => {
    const twice = [50, 90].flatMap((y): TypedText[] => [
      { x: 20, y, text: 'Total Dues' },
      { x: 300, y, text: `${y}.00` },
    ]);
    expect(read(...twice).due).toEqual([5000, 9000]);
  });
});
