import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { iconFile, manifestIcons } from './iconFiles.ts';

/**
 * Of a maskable icon, a circle of four fifths of its width is always visible (W3C, Web App Manifest). The ends of the
 * mark lie at seven eighths of its radius.
 */
const MASKABLE_SCALE = 0.9;

function drawIcon(icon: Image, size: number, ground?: { readonly colour: string; readonly scale: number }): Uint8Array {
  const canvas = createCanvas(size, size);
  const pen = canvas.getContext('2d');
  const drawn = size * (ground?.scale ?? 1);
  if (ground) {
    pen.fillStyle = ground.colour;
    pen.fillRect(0, 0, size, size);
  }
  pen.drawImage(icon, (size - drawn) / 2, (size - drawn) / 2, drawn, drawn);
  return canvas.encodeSync('png');
}

/** Writes an ICO file of PNG pictures (Windows since Vista; all browsers). */
function packIco(pictures: readonly { readonly size: number; readonly png: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size % 256, entry);
    head.writeUInt8(size % 256, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

type Icons = ReadonlyMap<string, Uint8Array>;

/** The icons drawn last and their source: most sites have the same icon as the one before, and drawing takes 80 ms. */
let last: { readonly key: string; readonly icons: Promise<Icons> } | undefined;

/**
 * Draws every icon of the site.
 * @param svg the icon; its own background has rounded corners.
 * @param colour of that background, for icons that the system masks.
 */
export function drawIcons(svg: Uint8Array, colour: string): Promise<Icons> {
  const key = `${createHash('sha256').update(svg).digest('hex')} ${colour}`;
  if (last?.key !== key) last = { key, icons: drawAll(svg, colour) };
  return last.icons;
}

async function drawAll(svg: Uint8Array, colour: string): Promise<Icons> {
  const icon = await loadImage(Buffer.from(svg));
  const cut = { colour, scale: MASKABLE_SCALE };
  return new Map([
    ...manifestIcons.map(
      ({ purpose, size }) =>
        [iconFile(purpose, size).slice(1), drawIcon(icon, size, purpose === 'maskable' ? cut : undefined)] as const,
    ),
    ['apple-touch-icon.png', drawIcon(icon, 180, { colour, scale: 1 })],
    ['favicon.ico', packIco([16, 32, 48].map((size) => ({ size, png: drawIcon(icon, size) })))],
  ]);
}
