import { createCanvas, loadImage } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { pageAt, sampleConfig, samplePages } from '@artha/core/testing/pages';
import { breadcrumbs, type PageDetails } from '@artha/core/pageDetails';
import { drawPictures } from './drawPictures.ts';
import { sharePictureOf, type DrawnPicture } from './sharePicture.ts';

const icon = {
  remote: 'research',
  digest: '0'.repeat(20),
  path: 'browser/Research.icon.svg',
  url: '/remotes/research/0/Research.icon.svg',
  integrity: 'sha256-a',
};
const pages = samplePages.map((page) => (page.path === '/Artha-Research' ? { ...page, icon } : page));

const pictureFor = (details: PageDetails, config = sampleConfig, shell = 'a'.repeat(20)) =>
  sharePictureOf(details, breadcrumbs(details, pages), config, shell);

function drawnFor(...args: Parameters<typeof pictureFor>): DrawnPicture {
  const { drawn } = pictureFor(...args);
  if (!drawn) throw new Error('The picture is not drawn.');
  return drawn;
}

describe('the share picture of a page', () => {
  test('has the text of a tool’s card, and its address', () => {
    expect(drawnFor(pageAt('/tools/tax')).content).toEqual({
      product: 'Artha',
      address: 'artha.example/tools/tax',
      title: 'Tax',
      description: 'What Tax does.',
      home: false,
    });
  });

  test('has the icon of the tool above the page', () => {
    expect(drawnFor(pageAt('/Artha-Research/pumps')).icon).toBe(icon);
    expect(drawnFor(pageAt('/pricing')).icon).toBeUndefined();
  });

  test('is the remote’s own if it has one', () => {
    const sharePicture = { ...icon, url: '/remotes/marketing/0/Pricing.share.png' };
    expect(pictureFor({ ...pageAt('/pricing'), sharePicture })).toEqual({
      url: 'https://artha.example/remotes/marketing/0/Pricing.share.png',
      alt: 'Pricing. What it costs.',
      drawn: undefined,
    });
  });

  test('of the home page has its title and the bare address', () => {
    expect(drawnFor(pageAt('/')).content).toMatchObject({ title: 'money, made plain', address: 'artha.example' });
  });

  test('has an address that changes only with its text, its icon and the shell that draws it', () => {
    const { name } = drawnFor(pageAt('/pricing'));
    expect(pictureFor(pageAt('/pricing')).url).toBe(`https://artha.example/${name}`);
    expect(name).toMatch(/^og\/[0-9a-f]{20}\.png$/);
    expect(drawnFor({ ...pageAt('/pricing'), published: '2027-01-01', remote: 'other' }).name).toBe(name);
    const others = [
      drawnFor({ ...pageAt('/pricing'), title: 'Prices' }),
      drawnFor({ ...pageAt('/pricing'), icon }),
      drawnFor(pageAt('/pricing'), { ...sampleConfig, product: 'Nidhi' }),
      drawnFor(pageAt('/pricing'), sampleConfig, 'b'.repeat(20)),
    ];
    expect(new Set([name, ...others.map((other) => other.name)]).size).toBe(5);
  });
});

describe('drawing pictures', () => {
  const font = readFileSync(require.resolve('inter-ui/variable/InterVariable.woff2'));
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z" fill="var(--accent)"/></svg>';
  const readIcon = () => Promise.resolve(Buffer.from(svg));

  test('creates a PNG of 1200 by 630 for each, with the shell’s font', async () => {
    const widths: number[] = [];
    const brand = {
      colourToken: () => '#000000',
      drawSharePicture: (
        ...[context, { title }, family]: Parameters<Parameters<typeof drawPictures>[1]['drawSharePicture']>
      ) => {
        context.font = `580 100px ${family}`;
        widths.push(context.measureText('Artha').width);
        context.fillText(title, 60, 200);
      },
    };
    const drawn = await drawPictures([drawnFor(pageAt('/pricing')), drawnFor(pageAt('/tos'))], brand, font, readIcon);
    expect(drawn.size).toBe(2);
    // Inter’s width; a system font would have another one.
    for (const width of widths) expect(width).toBeCloseTo(251.4, 0);
    for (const png of drawn.values()) {
      const { width, height } = await loadImage(Buffer.from(png));
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  test('begins each with an empty canvas, also one that another was drawn on', async () => {
    const brand = {
      colourToken: () => '#000000',
      drawSharePicture: (
        ...[context, { title }]: Parameters<Parameters<typeof drawPictures>[1]['drawSharePicture']>
      ) => {
        if (title === 'Full') context.scale(2, 2);
        context.fillRect(0, 0, title === 'Full' ? 600 : 1, 1);
      },
    };
    const full = Array.from({ length: availableParallelism() }, (_, index) => `full ${String(index)}`);
    const pictures = [...full, 'last'].map((name) => ({
      ...drawnFor({ ...pageAt('/pricing'), title: name === 'last' ? 'Empty' : 'Full' }),
      name,
    }));
    const drawn = await drawPictures(pictures, brand, font, readIcon);
    const opaqueAt = async (name: string, x: number) => {
      const context = createCanvas(1200, 630).getContext('2d');
      context.drawImage(await loadImage(Buffer.from(drawn.get(name) ?? [])), 0, 0);
      return context.getImageData(x, 0, 1, 1).data[3];
    };
    expect([await opaqueAt('full 0', 1199), await opaqueAt('last', 0), await opaqueAt('last', 1)]).toEqual([
      255, 255, 0,
    ]);
  });

  test('does without an icon that cannot be drawn, or that has a colour of no design', async () => {
    const images: unknown[] = [];
    const brand = {
      colourToken: (name: string) => {
        throw new Error(`The design has no colour “${name}”.`);
      },
      drawSharePicture: (...[, , , image]: Parameters<Parameters<typeof drawPictures>[1]['drawSharePicture']>) => {
        images.push(image);
      },
    };
    const pictures = [drawnFor(pageAt('/Artha-Research/pumps'))];
    expect((await drawPictures(pictures, brand, font, readIcon)).size).toBe(1);
    expect((await drawPictures(pictures, brand, font, () => Promise.resolve(Buffer.from('<svg')))).size).toBe(1);
    expect(images).toEqual([undefined, undefined]);
  });

  test('fills in the design’s colours in the icon', async () => {
    const asked: string[] = [];
    const brand = {
      colourToken: (name: string) => (asked.push(name), '#f5b82e'),
      drawSharePicture: (
        ...[context, , , image]: Parameters<Parameters<typeof drawPictures>[1]['drawSharePicture']>
      ) => {
        if (image) context.drawImage(Object(image), 0, 0, 1200, 630);
      },
    };
    const [png] = (await drawPictures([drawnFor(pageAt('/Artha-Research/pumps'))], brand, font, readIcon)).values();
    expect(asked).toEqual(['accent']);
    const context = createCanvas(1200, 630).getContext('2d');
    context.drawImage(await loadImage(Buffer.from(png ?? [])), 0, 0);
    expect([...context.getImageData(600, 300, 1, 1).data]).toEqual([0xf5, 0xb8, 0x2e, 255]);
  });
});
