import { loadImage } from '@napi-rs/canvas';
import { readFileSync } from 'node:fs';
import { pageAt, sampleConfig, samplePages } from '../testing/pages.ts';
import { breadcrumbs, type PageFacts } from './pageFacts.ts';
import { drawPictures, pictureOf } from './sharePicture.ts';

const pictureFor = (facts: PageFacts, config = sampleConfig, shell = 'a'.repeat(20)) =>
  pictureOf(facts, breadcrumbs(facts, samplePages), config, shell);

describe('the picture of a page', () => {
  it('says of a tool what its card says, and where it is', () => {
    expect(pictureFor(pageAt('/tools/tax')).preview).toEqual({
      product: 'Artha',
      address: 'artha.example/tools/tax',
      title: 'Tax',
      description: 'What Tax does.',
      icon: 'tax',
      home: false,
    });
  });

  it('has the drawing of the tool that the page lies below', () => {
    expect(pictureFor(pageAt('/Artha-Research/pumps')).preview.icon).toBe('tax');
    expect(pictureFor(pageAt('/pricing')).preview.icon).toBeUndefined();
  });

  it('of the home page has its title and the bare address', () => {
    expect(pictureFor(pageAt('/')).preview).toMatchObject({ title: 'money, made plain', address: 'artha.example' });
  });

  it('stands at an address that changes with its words and with the shell that draws it, and else never', () => {
    const { url, name } = pictureFor(pageAt('/pricing'));
    expect(url).toBe(`https://artha.example/${name}`);
    expect(name).toMatch(/^og\/[0-9a-f]{20}\.png$/);
    const same = pictureFor({ ...pageAt('/pricing'), published: '2027-01-01', remote: 'other' });
    expect(same.name).toBe(name);
    const others = [
      pictureFor({ ...pageAt('/pricing'), title: 'Prices' }),
      pictureFor(pageAt('/pricing'), { ...sampleConfig, product: 'Nidhi' }),
      pictureFor(pageAt('/pricing'), sampleConfig, 'b'.repeat(20)),
    ];
    expect(new Set([name, ...others.map((other) => other.name)]).size).toBe(4);
  });
});

describe('drawing pictures', () => {
  const font = readFileSync(require.resolve('inter-ui/variable/InterVariable.woff2'));

  it('gives a PNG of 1200 by 630 for each, with the pen and the font that the shell asks for', async () => {
    const widths: number[] = [];
    const drawn = drawPictures(
      [pictureFor(pageAt('/pricing')), pictureFor(pageAt('/tos'))],
      (pen, preview, family) => {
        pen.font = `580 100px ${family}`;
        widths.push(pen.measureText('Artha').width);
        pen.fillText(preview.title, 60, 200);
      },
      font,
    );
    expect(drawn.size).toBe(2);
    // Inter’s own width: a font of the system would have another one.
    for (const width of widths) expect(width).toBeCloseTo(251.4, 0);
    for (const png of drawn.values()) {
      const { width, height } = await loadImage(Buffer.from(png));
      expect([width, height]).toEqual([1200, 630]);
    }
  });
});
