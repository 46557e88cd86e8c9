import { typedLines } from '../../text/testing/typedLines.ts';
import { findGutter } from './findGutter.ts';

/** Characters are 4 points wide and lines 9.2 points high. */
const before = { role: 'date', x0: 20, x1: 60 } as const;
const title = { role: 'narration', x0: 200, x1: 260 } as const;
const gutter = (...texts: readonly (readonly [x: number, y: number, text: string])[]) =>
  findGutter(before, title, typedLines(texts.map(([x, y, text]) => ({ x, y, text }))), 0.6);

describe('findGutter', () => {
  test('finds what no line has a word in, where the texts are centred', () => {
    expect(
      gutter(
        [20, 10, '01/04/2026'],
        [180, 10, 'A LONG NAME'],
        [20, 22, '02/04/2026'],
        [120, 22, 'A LONGER NAME OF ALL'],
      ),
    ).toEqual({ from: 60, to: 120 });
  });

  test('finds none where a text reaches over it', () => {
    expect(gutter([20, 10, 'A'.repeat(50)])).toBeUndefined();
    expect(gutter([20, 10, '01/04/2026 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z'])).toBeUndefined();
  });
});
