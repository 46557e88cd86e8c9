import { createCanvas, loadImage } from '@napi-rs/canvas';
import { drawIcons } from './icons.ts';
import { siteFiles } from '@artha/core/siteFiles';

/** Red with rounded corners. */
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#f00"/></svg>',
);

async function pixelsOf(png: Uint8Array | undefined) {
  const image = await loadImage(Buffer.from(png ?? []));
  const canvas = createCanvas(image.width, image.height);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0);
  const at = (x: number, y: number) => [...pen.getImageData(x, y, 1, 1).data];
  const middle = at(image.width / 2, image.height / 2);
  return { width: image.width, height: image.height, corner: at(0, 0), middle };
}

describe('the icons', () => {
  const icons = drawIcons(svg, '#000000');
  const red = [255, 0, 0, 255];
  const black = [0, 0, 0, 255];
  const nothing = [0, 0, 0, 0];

  test('have the size that their names say', async () => {
    for (const size of [192, 512]) {
      const picture = await pixelsOf((await icons).get(`icon-${size}.png`));
      expect(picture).toEqual({ width: size, height: size, corner: nothing, middle: red });
    }
  });

  test('for the system to mask have their background to the edges', async () => {
    const maskable = await pixelsOf((await icons).get('icon-maskable-512.png'));
    expect(maskable).toEqual({ width: 512, height: 512, corner: black, middle: red });
    const apple = await pixelsOf((await icons).get('apple-touch-icon.png'));
    expect(apple).toEqual({ width: 180, height: 180, corner: black, middle: red });
  });

  test('are drawn again for another drawing or another background', async () => {
    const green = Buffer.from(svg.toString().replace('#f00', '#0f0'));
    const drawn = await pixelsOf((await drawIcons(green, '#000000')).get('icon-maskable-512.png'));
    expect(drawn).toMatchObject({ corner: black, middle: [0, 255, 0, 255] });
    const onRed = await pixelsOf((await drawIcons(green, '#ff0000')).get('icon-maskable-512.png'));
    expect(onRed).toMatchObject({ corner: red, middle: [0, 255, 0, 255] });
  });

  test('of favicon.ico are three, each at the offset of its entry', async () => {
    const ico = Buffer.from((await icons).get('favicon.ico') ?? []);
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      expect([ico.readUInt8(entry), ico.readUInt8(entry + 1)]).toEqual([size, size]);
      expect(await pixelsOf(ico.subarray(offset, offset + length))).toMatchObject({ width: size, height: size });
    }
  });

  test('are all served', async () => {
    expect(siteFiles).toEqual(expect.arrayContaining([...(await icons).keys()]));
  });
});
