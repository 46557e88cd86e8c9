import { textOf } from '../lines/lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import type { ColumnBounds } from './columns.ts';
import { takeOutPanel, withoutPanel } from './sidePanel.ts';

const columns: readonly ColumnBounds[] = [
  { role: 'date', left: 200, right: 260 },
  { role: 'amount', left: 260, right: 400, figures: { from: 360, to: 400 } },
];

const at = (x: number, text: string, y = 10) => ({ x, y, text });

/** The text of a line without the words of a panel. */
function textWithout(...texts: readonly ReturnType<typeof at>[]): string {
  const [line] = typedLines(texts);
  return line === undefined ? '' : textOf(withoutPanel(line, columns).words);
}

describe('withoutPanel', () => {
  test('takes out words beside the table, on either side', () => {
    expect(textWithout(at(20, 'Offers for you'), at(200, '01/04/26'), at(380, '9.00'))).toBe('01/04/26 9.00');
    expect(textWithout(at(130, 'Offers for you'), at(202, '01/04/26'))).toBe('01/04/26');
    expect(textWithout(at(200, '01/04/26'), at(380, '9.00'), at(450, '8.4 %'))).toBe('01/04/26 9.00');
  });

  test('leaves a sentence that runs across the table, and a date that begins before its column', () => {
    expect(textWithout(at(20, 'This sentence runs across the edge of the table of this page'))).toContain('This');
    expect(textWithout(at(190, '1'), at(200, '01/04/26'))).toBe('1 01/04/26');
  });
});

test('takeOutPanel takes out lines left of the table only between lines of the table', () => {
  const lines = typedLines([
    at(20, 'Account 1', 10),
    at(200, '01/04/26', 30),
    at(20, 'Home loans', 40),
    at(200, '02/04/26', 50),
    at(20, 'Closing balance', 70),
  ]);
  const texts = takeOutPanel(lines, columns).map(({ words }) => textOf(words));
  expect(texts).toEqual(['Account 1', '01/04/26', '02/04/26', 'Closing balance']);
});
