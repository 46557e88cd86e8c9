import fc from 'fast-check';
import { globalStyle } from '@artha/shared/globalStyle';
import { brand } from './brand.ts';
import { drawPreview, type Preview } from './drawPreview.ts';
import { token, type Pen } from './pen.ts';

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** A pen that keeps what it writes and with which colours; every letter is half as wide as its size. */
function recordingPen(): { pen: Pen; written: Written[]; colours: Set<string> } {
  const written: Written[] = [];
  const colours = new Set<string>();
  const nothing = () => undefined;
  const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);
  const pen: Pen = {
    font: '',
    letterSpacing: '',
    textAlign: 'left',
    lineWidth: 0,
    strokeStyle: '',
    fillStyle: '',
    beginPath: nothing,
    clip: nothing,
    lineTo: nothing,
    moveTo: nothing,
    rect: nothing,
    restore: nothing,
    roundRect: nothing,
    save: nothing,
    stroke: () => void colours.add(pen.strokeStyle),
    fill: () => void colours.add(pen.fillStyle),
    fillRect: () => void colours.add(pen.fillStyle),
    measureText: (text: string) => ({ width: (text.length * sizeOf(pen.font)) / 2, actualBoundingBoxAscent: 100 }),
    fillText: (text: string, x: number, y: number) => {
      const { width } = pen.measureText(text);
      const left = pen.textAlign === 'right' ? x - width : pen.textAlign === 'center' ? x - width / 2 : x;
      written.push({ text, left, right: left + width, y, size: sizeOf(pen.font) });
      colours.add(pen.fillStyle);
    },
  };
  return { pen, written, colours };
}

const page: Preview = {
  product: 'Artha',
  address: 'artha.example/tools/tax-calculator',
  title: 'Tax Calculator',
  description: 'Old versus new regime, comparing 2025 with 2024.',
  icon: 'tax',
  home: false,
};

function draw(changes: Partial<Preview> = {}) {
  const { pen, written, colours } = recordingPen();
  drawPreview(pen, { ...page, ...changes }, 'Inter');
  return { written, colours, texts: written.map(({ text }) => text) };
}

const icons = ['statement', 'tax', 'research', 'glossary', 'report', 'tool', undefined] as const;
const long = 'A title that goes on for much longer than any team would dare to write, and then some more of it';

describe('the picture of a page', () => {
  test('says the product, the address, the title and what it is about', () => {
    const { texts } = draw();
    for (const part of ['Artha', 'artha.example/tools/tax-calculator']) expect(texts).toContain(part);
    expect(texts.join(' ')).toContain('Tax Calculator');
    expect(texts.join(' ')).toContain('comparing 2025 with 2024.');
  });

  test.each(icons)(
    'keeps every word within itself, with the drawing of “%s” and however long the words are',
    (icon) => {
      for (const home of [true, false]) {
        const { written } = draw({
          icon,
          home,
          title: long,
          description: long.repeat(3),
          address: `${'a'.repeat(90)}.example/b`,
        });
        for (const { text, left, right, y } of written) {
          expect([text, left >= 0, right <= 1200, y > 0, y <= 630]).toEqual([text, true, true, true, true]);
        }
      }
    },
  );

  test('never writes one line into another, however long title and description are', () => {
    const words = (form: RegExp, most: number) =>
      fc.array(fc.stringMatching(form), { minLength: 1, maxLength: most }).map((parts) => parts.join(' '));
    const titles = fc.oneof(words(/^[a-z]{7,12}$/, 4), words(/^[a-z]{1,9}$/, 14));
    fc.assert(
      fc.property(titles, words(/^[a-z]{1,9}$/, 40), (title, description) => {
        const { written } = draw({ title, description });
        const rows = written.filter(({ left, y }) => left < 700 && y > 104).sort((a, b) => a.y - b.y);
        rows.forEach(({ y, size }, index) => {
          const above = rows[index - 1];
          // What hangs below the line above, and what rises from this one.
          if (above) expect(above.y + above.size * 0.25).toBeLessThan(y - size * 0.75);
        });
      }),
    );
  });

  test.each(icons)('has marigold once more than the mark, and no colour but the design’s, with “%s”', (icon) => {
    const { colours } = draw({ icon });
    expect(colours).toContain(token('accent'));
    for (const colour of colours) expect(globalStyle).toContain(colour);
  });
});

test('the home page’s picture is all house', () => {
  const { colours, texts } = draw({ home: true, icon: undefined });
  expect(colours).not.toContain(token('bg'));
  expect(texts.join(' ')).toContain('Tax Calculator');
});

test('a colour that the design does not have is asked for in vain', () => {
  expect(() => token('pink')).toThrow('no colour “pink”');
  expect(brand.colours).toEqual({ theme: '#000000', ground: '#ffffff' });
});
