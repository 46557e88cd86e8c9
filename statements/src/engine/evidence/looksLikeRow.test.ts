import { typedLines } from '../text/testing/typedLines.ts';
import { looksLikeRow } from './looksLikeRow.ts';

/** Texts on one line, each apart from the one before. */
function looksSo(...texts: readonly string[]): boolean {
  const [line] = typedLines(texts.map((text, index) => ({ x: 20 + 150 * index, y: 50, text })));
  if (line === undefined) throw new Error('The line is empty.');
  return looksLikeRow(line);
}

describe('looksLikeRow', () => {
  test.each(['01/04/2026', '1.4.26', '01-Apr-2026', '13-04-26', '1-April-2026'])(
    'finds the date %s beside an amount',
    (date) => {
      expect(looksSo(date, 'UPI/A', '1,234.50')).toBe(true);
    },
  );

  test.each(['100.00', '1,00,000.00Cr', '(5.25)', '₹7.00', '1.234,50'])(
    'finds the amount %s beside a date',
    (amount) => {
      expect(looksSo('01/04/2026', amount)).toBe(true);
    },
  );

  test('finds none in a line with a date or an amount only', () => {
    expect(looksSo('Statement', 'of', '01/04/2026')).toBe(false);
    expect(looksSo('Opening Balance', '1,234.50')).toBe(false);
  });

  test('finds none where the figures are no date or no amount', () => {
    expect(looksSo('2026', '1,234.50')).toBe(false);
    expect(looksSo('01/04/2026', '1,234')).toBe(false);
    expect(looksSo('01/04/2026', '5.123')).toBe(false);
  });
});
