import { createCanvas, loadImage } from '@napi-rs/canvas';
import { greyOf, project } from '../../src/engine/pictures/greyImage.ts';
import type { GreyImage } from '../../src/engine/pictures/greyImage.ts';
import { inTurn, invert, moveBy, placeAfter, turnBy } from '../../src/engine/pictures/projection.ts';
import type { Projection } from '../../src/engine/pictures/projection.ts';
import { createRandom } from '../random.ts';
import type { Random } from '../random.ts';

/** How a page came to be a picture: on a scanner, by a phone under a lamp, or by a phone that is held aslant over a desk. */
export type ScanKind = 'scan' | 'phone' | 'aslant';

interface Damage {
  /** The largest turn, in radians to each side. */
  readonly turn: number;
  /** The share of a neighbour in a pixel. */
  readonly blur: number;
  /** Shades by which pixels differ from what they should be. */
  readonly noise: number;
  /** Of JPEG, from 0 to 100. */
  readonly quality: number;
  /** By how much the edges of the page are nearer or further than its middle, at most, as a share of the distance. */
  readonly depth: number;
  /** The share of the picture's width and height that shows the desk. */
  readonly desk: number;
}

const damages: Readonly<Record<ScanKind, Damage>> = {
  scan: { turn: 0.025, blur: 0.25, noise: 8, quality: 65, depth: 0, desk: 0 },
  phone: { turn: 0.05, blur: 0.35, noise: 6, quality: 70, depth: 0, desk: 0 },
  aslant: { turn: 0.05, blur: 0.35, noise: 6, quality: 70, depth: 0.08, desk: 0.12 },
};

/** Ink is not black on paper, and paper not white. */
const darkest = 28;
const contrast = 0.85;
const deskShade = 90;

function blur({ width, height, pixels }: GreyImage, share: number): GreyImage {
  const at = (x: number, y: number) =>
    pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 255;
  const blurred = pixels.map((shade, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    let around = 0;
    for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) around += at(x + dx, y + dy);
    return ((around - shade) * share + shade) / (1 + 8 * share);
  });
  return { width, height, pixels: blurred };
}

/** A number between a half of a limit and the limit, to either side. */
const toOneSide = (random: Random, limit: number): number =>
  limit * (0.5 + random.integer(0, 50) / 100) * (random.integer(0, 1) === 0 ? 1 : -1);

/** Lays a page before the camera: turned, and aslant on a desk. */
function layPage(page: GreyImage, { turn, depth, desk }: Damage, random: Random): GreyImage {
  const [right, bottom] = [page.width / 2, page.height / 2];
  const angle = turn * (random.integer(-100, 100) / 100);
  const [p, q] = depth === 0 ? [0, 0] : [toOneSide(random, depth) / right, toOneSide(random, depth) / bottom];
  const aslant: Projection = [1, 0, 0, 0, 1, 0, p, q, 1];
  const [width, height] = [Math.round(page.width * (1 + desk)), Math.round(page.height * (1 + desk))];
  const toPage = invert(inTurn(moveBy(-right, -bottom), turnBy(angle), aslant, moveBy(width / 2, height / 2)));
  const laid = project(page, width, height, toPage);
  if (desk === 0) return laid;
  const pixels = laid.pixels.map((shade, index) => {
    const [x, y] = placeAfter(toPage, index % width, Math.floor(index / width));
    return x < 0 || y < 0 || x > page.width || y > page.height ? deskShade + random.integer(-12, 12) : shade;
  });
  return { width, height, pixels };
}

/** The light on a page under a lamp, with the shadow of a hand: 1 is full. */
function createLight(random: Random): (x: number, y: number) => number {
  const [angle, edge] = [random.integer(0, 628) / 100, 0.5 + random.integer(0, 40) / 100];
  return (x, y) => {
    const lamp = 0.75 + 0.25 * Math.cos(angle + 2.2 * x + 1.3 * y);
    return lamp * (1 - 0.45 / (1 + Math.exp(-(x + 0.4 * y - edge) * 18)));
  };
}

/** Packs a picture as JPEG and unpacks it again. */
async function throughJpeg({ width, height, pixels }: GreyImage, quality: number): Promise<GreyImage> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (const [index, shade] of pixels.entries()) image.data.set([shade, shade, shade, 255], index * 4);
  context.putImageData(image, 0, 0);
  const jpeg = await loadImage(canvas.toBuffer('image/jpeg', quality));
  context.drawImage(jpeg, 0, 0);
  return greyOf(context.getImageData(0, 0, width, height));
}

/** Makes a drawn page look as if it came from a scanner or a phone. The same seed gives the same picture. */
export async function drawScan(page: GreyImage, kind: ScanKind, seed: number): Promise<GreyImage> {
  const random = createRandom(seed);
  const damage = damages[kind];
  const { width, height, pixels } = blur(layPage(page, damage, random), damage.blur);
  const light = kind === 'scan' ? () => 1 : createLight(random);
  const noise = () => ((random.integer(0, 100) + random.integer(0, 100) - 100) / 41) * damage.noise;
  const lit = pixels.map((shade, index) => {
    const seen = (darkest + shade * contrast) * light((index % width) / width, Math.floor(index / width) / height);
    return Math.min(255, Math.max(0, seen + noise()));
  });
  return throughJpeg({ width, height, pixels: lit }, damage.quality);
}
