import { describeMissingColumns } from './describeMissingColumns.ts';

const titles = ['Date', 'Details', 'Paid', 'Received'];
const rows = [['01/04/2026', 'A', '1.00', '']];

describe('describeMissingColumns', () => {
  test('names the missing columns and those of the nearest line', () => {
    expect(describeMissingColumns(['Narration', 'Debit'], titles, [])).toBe(
      'Not found: “Narration”, “Debit”. The columns of this file are “Date”, “Details”, “Paid”, “Received”.',
    );
  });

  test('shows the likeliest titles if no line is near', () => {
    const lines = [['A Bank', '', '', ''], ['Period', '01/04/2026', 'to', '30/04/2026'], titles, ...rows];
    expect(describeMissingColumns(['X'], undefined, lines)).toContain('are “Date”, “Details”, “Paid”, “Received”.');
  });

  test('shows no titles if there are none', () => {
    expect(describeMissingColumns(['X'], undefined, [['a', 'b'], ...rows])).toBe('Not found: “X”.');
    expect(describeMissingColumns(['X'], undefined, [titles])).toBe('Not found: “X”.');
  });

  test('quotes few names, each on one line and not too long', () => {
    const many = Array.from({ length: 15 }, (_, index) => `Column ${index}`);
    expect(describeMissingColumns(['X'], many, [])).toMatch(/“Column 11” and 3 more\.$/);
    expect(describeMissingColumns([`a\n<b>"${'c'.repeat(60)}`], undefined, [])).toBe(
      `Not found: “a b ${'c'.repeat(36)}”.`,
    );
  });
});
