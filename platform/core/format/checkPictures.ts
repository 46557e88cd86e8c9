import { sharePictureSize, type Release } from '@artha/shared/contract';
import { Refusal } from './refusal.ts';

/** Allowed elements of an icon: shapes, and nothing that runs or loads code. */
const svgElements = new Set(
  'svg g defs clipPath path rect circle ellipse line polyline polygon title'
    .split(' ')
    .map((name) => name.toLowerCase()),
);

/** Characters of an icon: shapes drawn by hand have a few thousand. */
const MOST_ICON = 100_000;

/** Why an SVG is not a valid icon; undefined if it is one. */
export function problemOfIcon(svg: string): string | undefined {
  if (svg.length > MOST_ICON) return `has more than ${MOST_ICON} characters`;
  if (/<[!?]/.test(svg)) return 'contains other content than elements';
  const strange = [...svg.matchAll(/<\/?\s*([^\s/>]+)/g)].find(
    ([, name]) => !svgElements.has(name?.toLowerCase() ?? ''),
  );
  if (strange) return `contains <${strange[1] ?? ''}>, which is not a shape`;
  if (/[\s"'/]on\w+\s*=/i.test(svg)) return 'contains an event handler';
  if (/[\s"'/](xlink:)?href\s*=/i.test(svg)) return 'refers to another file';
  if (/url\(\s*["']?(?!["']?#)/i.test(svg)) return 'loads another file';
  if (!/^\s*<svg\s[^>]*\bid="icon"/.test(svg)) return 'has no id="icon" on its root element';
  if (!/^\s*<svg\s[^>]*\bviewBox="/.test(svg)) return 'has no viewBox on its root element';
  return undefined;
}

const PNG_SIGNATURE = '89504e470d0a1a0a';

/** Why a file is not a valid share picture; undefined if it is one. */
export function problemOfSharePicture(png: Buffer): string | undefined {
  if (png.subarray(0, 8).toString('hex') !== PNG_SIGNATURE || png.length < 24) return 'is not a PNG';
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const wanted = sharePictureSize;
  if (width === wanted.width && height === wanted.height) return undefined;
  return `is ${width} by ${height} pixels, not ${wanted.width} by ${wanted.height}`;
}

/**
 * Checks the pictures of a remote: they are served from the site's own origin.
 * @throws Refusal with the fault.
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
