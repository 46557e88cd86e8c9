import { sharePictureSize, type Release } from '@artha/shared/contract';
import { Refusal } from './refusal.ts';

/** What an icon may consist of: shapes, and nothing that runs or loads anything. */
const svgElements = new Set(
  'svg g defs clipPath path rect circle ellipse line polyline polygon title'
    .split(' ')
    .map((name) => name.toLowerCase()),
);

/** What keeps an SVG from being an icon; undefined where nothing does. */
export function problemOfIcon(svg: string): string | undefined {
  if (/<[!?]/.test(svg)) return 'holds more than elements';
  const strange = [...svg.matchAll(/<\/?\s*([^\s/>]+)/g)].find(
    ([, name]) => !svgElements.has(name?.toLowerCase() ?? ''),
  );
  if (strange) return `holds <${strange[1] ?? ''}>, which is no shape`;
  if (/[\s"'/]on\w+\s*=/i.test(svg)) return 'holds an event handler';
  if (/[\s"'/](xlink:)?href\s*=/i.test(svg)) return 'refers to something else';
  if (/url\(\s*["']?(?!["']?#)/i.test(svg)) return 'loads something';
  if (!/^\s*<svg\s[^>]*\bid="icon"/.test(svg)) return 'has no id="icon" on its root element';
  if (!/^\s*<svg\s[^>]*\bviewBox="/.test(svg)) return 'has no viewBox on its root element';
  return undefined;
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** What keeps a file from being a share picture; undefined where nothing does. */
export function problemOfSharePicture(png: Buffer): string | undefined {
  if (png.subarray(0, 8).toString('hex') !== PNG_SIGNATURE || png.length < 24) return 'is no PNG';
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const wanted = sharePictureSize;
  if (width === wanted.width && height === wanted.height) return undefined;
  return `is ${width} by ${height} pixels, not ${wanted.width} by ${wanted.height}`;
}

/**
 * Checks the pictures that a remote brings: they are served from the site's own origin.
 * @throws Refusal with what is wrong.
 */
export function checkPictures(release: Release, files: ReadonlyMap<string, Buffer>): void {
  if (release.kind !== 'remote') return;
  const check = (file: string | undefined, problemOf: (content: Buffer) => string | undefined) => {
    if (file === undefined) return;
    const content = files.get(`browser/${file}`);
    const problem = content ? problemOf(content) : 'is not among its files';
    if (problem) throw new Refusal('RE-12', `${release.name}: ${file} ${problem}.`);
  };
  for (const { icon, sharePicture } of Object.values(release.screens)) {
    check(icon, (content) => problemOfIcon(content.toString()));
    check(sharePicture, problemOfSharePicture);
  }
}
