import fc from 'fast-check';
import { groupDigits, groupEditedText, type Edit } from './groupDigits.ts';

/** Marks the caret by `|`. */
function edit(marked: string, kind: Edit = 'typed'): string {
  const caret = marked.indexOf('|');
  const { text, caret: after } = groupEditedText({ text: marked.replace('|', ''), caret }, kind);
  return `${text.slice(0, after)}|${text.slice(after)}`;
}

describe('grouping as it is typed', () => {
  test.each([
    ['|', '|'],
    ['1|', '1|'],
    ['1200|', '1,200|'],
    ['1,2000|', '12,000|'],
    ['12,000000|', '1,20,00,000|'],
    ['129|,00,000', '1,29|,00,000'],
    ['5|12,00,000', '5|,12,00,000'],
    ['12,0|0,000', '12,0|0,000'],
    ['12,99,999.5|', '12,99,999.5|'],
    ['1299999.|5', '12,99,999.|5'],
    ['12,00,000 lakh|', '12,00,000 lakh|'],
    ['₹1200|', '₹1200|'],
    ['-1200|', '-1200|'],
  ])('“%s” becomes “%s”', (before, after) => {
    expect(edit(before)).toBe(after);
  });

  test('deleting a comma backward steps over it', () => {
    expect(edit('12|00,000')).toBe('12|,00,000');
  });

  test('the caret stays before a comma unless one was deleted forward', () => {
    expect(edit('1200|000', 'deleted forward')).toBe('12,00,|000');
    expect(edit('120|0000', 'deleted forward')).toBe('12,0|0,000');
  });

  test('deleting a comma forward steps over it', () => {
    expect(edit('12|00,000', 'deleted forward')).toBe('12,|00,000');
    expect(edit('12,00|,000', 'deleted forward')).toBe('12,00,|000');
  });

  test.each([
    ['1,5|', '1,5|'],
    ['15,00|', '15,00|'],
    ['1500000|', '15,00,000|'],
    ['15,00,000|', '15,00,000|'],
    ['1,500,000|', '15,00,000|'],
    ['12,34,56,789.25|', '12,34,56,789.25|'],
    ['123,456,789.25|', '12,34,56,789.25|'],
    ['1500000.75|', '15,00,000.75|'],
    ['1,2,345|', '1,2,345|'],
    ['ab,cd,000|', 'ab,cd,000|'],
    ['1,00000|', '1,00000|'],
    ['12,|34,567', '12,|34,567'],
  ])('pasted, “%s” becomes “%s”', (before, after) => {
    expect(edit(before, 'pasted')).toBe(after);
  });

  test('neither a digit nor its place before or after the caret is lost', () => {
    const digits = fc.stringMatching(/^\d{0,12}$/);
    fc.assert(
      fc.property(digits, digits, (before, after) => {
        const result = edit(`${before}|${after}`);
        expect(result.replaceAll(',', '')).toBe(`${before}|${after}`);
        expect(result.replace('|', '')).toBe(groupDigits(before + after));
      }),
    );
  });
});
