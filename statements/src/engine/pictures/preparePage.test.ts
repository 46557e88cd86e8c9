import { findGrid } from './findPerspective.ts';
import { greyOf, project } from './greyImage.ts';
import type { GreyImage } from './greyImage.ts';
import { preparePage } from './preparePage.ts';
import { inTurn, invert, moveBy, turnBy } from './projection.ts';
import type { Projection } from './projection.ts';

const width = 620;
const height = 400;
/** As wide as the drawn pages, so that a test does not enlarge them. */
const prepare = (image: GreyImage) => preparePage(image, width);
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A page with lines of short bars, as if they were words. */
function drawPage(shadeOf: (isInk: boolean, x: number, y: number) => number): GreyImage {
  const pixels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInk = y % 20 < 6 && x % 30 < 18 && x > 60 && x < 560 && y > 40 && y < 360;
      pixels[y * width + x] = shadeOf(isInk, x, y);
    }
  }
  return { width, height, pixels };
}

const clean = drawPage((isInk) => (isInk ? 20 : 250));

/** Looks at a picture from elsewhere; the projection is around its middle. */
const lookAt = (image: GreyImage, projection: Projection) =>
  project(
    image,
    width,
    height,
    invert(inTurn(moveBy(-width / 2, -height / 2), projection, moveBy(width / 2, height / 2))),
  );

/** Degrees between the lines at the edges of a picture and its sides: of rows at the top, of columns at the left. */
function findTurns(image: GreyImage): readonly number[] {
  const { rows, columns } = findGrid(image);
  return [rows.slope + (rows.spread * image.height) / 2, columns.slope + (columns.spread * image.width) / 2].map(
    (slope) => (Math.atan(slope) * 180) / Math.PI,
  );
}

test.each([-6, 1.3])('the turn of a page by %d degrees is found and taken back', (degrees) => {
  const turned = lookAt(clean, turnBy(radians(degrees)));
  const [row = NaN, column = NaN] = findTurns(turned);
  expect(row).toBeCloseTo(degrees, 0);
  expect(column).toBeCloseTo(-degrees, 0);
});

test('a page that a phone saw aslant lies straight', () => {
  const aslant = lookAt(clean, inTurn(turnBy(radians(2)), [1, 0, 0, 0, 1, 0, -1.5e-4, 1.5e-4, 1]));
  for (const left of findTurns(prepare(aslant))) expect(Math.abs(left)).toBeLessThan(0.3);
});

test('paper becomes white in a shadow too, and ink stays dark', () => {
  const shadowed = drawPage((isInk, x, y) => (isInk ? 0.2 : 1) * (x + y > 500 ? 110 : 240));
  const { pixels, width: across } = prepare(shadowed);
  expect(across).toBe(width);
  expect(preparePage({ width: 2, height: 1, pixels: new Uint8Array(2) }, 6).width).toBe(6);
  const shadeAt = (x: number, y: number) => pixels[y * across + x];
  for (const y of [72, 352]) {
    expect(shadeAt(520, y)).toBe(255);
    expect(shadeAt(548, y - 9)).toBeLessThan(60);
  }
});

test('drawn lines are taken out, and letters stay', () => {
  const ruled = drawPage((isInk, x, y) => (isInk ? 20 : x === 300 || y === 215 ? 150 : 250));
  const [withLines, without] = [prepare(ruled).pixels, prepare(clean).pixels];
  const countInk = (pixels: Uint8Array) => pixels.filter((shade) => shade < 128).length;
  expect(countInk(without)).toBeGreaterThan(5_000);
  expect(Math.abs(countInk(withLines) - countInk(without)) / countInk(without)).toBeLessThan(0.02);
});

test('colours become shades, on white paper where nothing is drawn', () => {
  const data = [0, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 255, 0, 0, 0, 0];
  expect([...greyOf({ width: 4, height: 1, data }).pixels]).toEqual([0, 255, 76, 255]);
});
