import { textOf } from './lines.ts';
import { typedLines } from '../text/testing/typedLines.ts';
import { joinThousands } from './joinThousands.ts';

/** The words of a line after joining; words of one text are a space apart. */
const join = (...texts: readonly string[]) => {
  const [line] = typedLines(texts.map((text, index) => ({ x: 20 + 200 * index, y: 10, text })));
  return line && joinThousands(line).words.map(({ text }) => text);
};

test('amounts with spaces between groups of digits become words', () => {
  expect(join('10 750,00 $', '1 234 567,89')).toEqual(['10750,00', '$', '1234567,89']);
});

test('other figures stay as they are', () => {
  const texts = ['750,00', '10 750.00', 'RUE 10 750,00', '12 10 75,00'];
  expect(join(...texts)).toEqual(texts.flatMap((text) => text.split(' ')));
  const [line] = typedLines([{ x: 20, y: 10, text: 'RENT' }]);
  expect(line && textOf(joinThousands(line).words)).toBe('RENT');
});
