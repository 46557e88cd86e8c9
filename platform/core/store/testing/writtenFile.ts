import type { SiteContent } from '../siteContent.ts';

/**
 * The bytes of a file of a new site.
 * @throws if the site lacks it, or keeps that of the site before.
 */
export function writtenFile(files: ReadonlyMap<string, SiteContent>, path: string): Buffer {
  const content = files.get(path);
  if (!(content instanceof Uint8Array)) throw new Error(`${path} is not written.`);
  return Buffer.from(content);
}
