import { describeRefusal } from '../refusals/describeRefusal.ts';
import { describeMissingColumns } from './describeMissingColumns.ts';

const sayMissing = (...parts: Parameters<typeof describeMissingColumns>) =>
  describeRefusal('', describeMissingColumns(...parts)).trim();

const titles = ['Date', 'Details', 'Paid', 'Received'];
const rows = [['01/04/2026', 'A', '1.00', '']];

describe('describeMissingColumns', () => {
  test('names the missing columns and those of the nearest line', () => {
    expect(sayMissing(['Narration', 'Debit'], titles, [])).toBe(
      'Not found: “Narration”, “Debit”. The columns of this file are “Date”, “Details”, “Paid”, “Received”.',
    );
  });

  test('shows the likeliest titles if no line is near', () => {
    const lines = [['A Bank', '', '', ''], ['Period', '01/04/2026', 'to', '30/04/2026'], titles, ...rows];
    expect(sayMissing(['X'], undefined, lines)).toContain('are “Date”, “Details”, “Paid”, “Received”.');
  });

  test('shows no titles if there are none', () => {
    expect(sayMissing(['X'], undefined, [['a', 'b'], ...rows])).toBe('Not found: “X”.');
    expect(sayMissing(['X'], undefined, [titles])).toBe('Not found: “X”.');
  });

  test('quotes few names, each on one line and not too long', () => {
    const many = Array.from({ length: 15 }, (_, index) => `Column ${index}`);
    expect(sayMissing(['X'], many, [])).toMatch(/“Column 11” and 3 more\.$/);
    expect(sayMissing([`a\n<b>"${'c'.repeat(60)}`], undefined, [])).toBe(`Not found: “a b ${'c'.repeat(36)}”.`);
  });
});
