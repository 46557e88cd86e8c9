import fc from 'fast-check';
import { globalStyle } from '@artha/shared/globalStyle';
import { brand } from './brand.ts';
import type { DrawableImage, SharePictureContent } from '@artha/shared/contract';
import { colourToken, type Box, type CanvasContext } from './canvas.ts';
import { drawSharePicture } from './drawSharePicture.ts';

interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
}

/** A context that records what is written and drawn, with which colours; every letter is half as wide as its size. */
function recordingPen(): {
  pen: CanvasContext;
  written: Written[];
  colours: Set<string>;
  images: Box[];
} {
  const written: Written[] = [];
  const colours = new Set<string>();
  const images: Box[] = [];
  const nothing = () => undefined;
  const sizeOf = (font: string) => Number(/(\d+)px/.exec(font)?.[1]);
  const pen: CanvasContext = {
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
    save: nothing,
    drawImage: (_, x, y, width, height) => void images.push({ x, y, width, height }),
    stroke: () => void colours.add(pen.strokeStyle),
    fillRect: () => void colours.add(pen.fillStyle),
    measureText: (text: string) => ({ width: (text.length * sizeOf(pen.font)) / 2 }),
    fillText: (text: string, x: number, y: number) => {
      const { width } = pen.measureText(text);
      const left = pen.textAlign === 'right' ? x - width : x;
      written.push({ text, left, right: left + width, y, size: sizeOf(pen.font) });
      colours.add(pen.fillStyle);
    },
  };
  return { pen, written, colours, images };
}

const page: SharePictureContent = {
  product: 'Artha',
  address: 'artha.example/tools/tax-calculator',
  title: 'Tax Calculator',
  description: 'Old versus new regime, comparing 2025 with 2024.',
  home: false,
};

function draw(changes: Partial<SharePictureContent> = {}, icon?: DrawableImage) {
  const { pen, written, colours, images } = recordingPen();
  drawSharePicture(pen, { ...page, ...changes }, 'Inter', icon);
  return { written, colours, images, texts: written.map(({ text }) => text) };
}

const icons: readonly (DrawableImage | undefined)[] = [
  { width: 320, height: 150 },
  { width: 48, height: 60 },
  undefined,
];
const long = 'A title that goes on for much longer than any team would dare to write, and then some more of it';

describe('the picture of a page', () => {
  test('says the product, the address, the title and what it is about', () => {
    const { texts } = draw();
    for (const part of ['Artha', 'artha.example/tools/tax-calculator']) expect(texts).toContain(part);
    expect(texts.join(' ')).toContain('Tax Calculator');
    expect(texts.join(' ')).toContain('comparing 2025 with 2024.');
  });

  test.each([true, false])(
    'keeps every word within itself, however long the words are (of the home page: %s)',
    (home) => {
      for (const icon of icons) {
        const words = { title: long, description: long.repeat(3), address: `${'a'.repeat(90)}.example/b` };
        const { written } = draw({ ...words, home }, icon);
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
          // Letters hang below the line above, and letters rise from this one.
          if (above) expect(above.y + above.size * 0.25).toBeLessThan(y - size * 0.75);
        });
      }),
    );
  });

  test('shows the icon whole, in its own proportions, in the cell beside the text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (width, height) => {
        const [box] = draw({}, { width, height }).images;
        if (!box) throw new Error('The icon is missing.');
        expect(box.width / box.height).toBeCloseTo(width / height, 5);
        expect(box.x).toBeGreaterThan(752);
        expect(box.x + box.width).toBeLessThan(1200);
        expect(box.y).toBeGreaterThan(104);
        expect(box.y + box.height).toBeLessThan(630);
      }),
    );
  });

  test('has the letter of the logo in place of an icon', () => {
    const { images, colours } = draw();
    expect(images).toEqual([]);
    expect(colours).toContain(colourToken('nav'));
  });

  test('has no colour but the design’s, marigold among them', () => {
    const { colours } = draw();
    expect(colours).toContain(colourToken('accent'));
    for (const colour of colours) expect(globalStyle).toContain(colour);
  });
});

test('the home page’s picture is black all over', () => {
  const { colours, texts } = draw({ home: true });
  expect(colours).not.toContain(colourToken('bg'));
  expect(texts.join(' ')).toContain('Tax Calculator');
});

test('a colour that the design does not have is asked for in vain', () => {
  expect(() => colourToken('pink')).toThrow('no colour “pink”');
  expect(brand.colours).toEqual({ theme: '#000000', ground: '#ffffff' });
});
