import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { remoteRelease } from '@artha/core/testing/releases';
import { sharePictureSize } from '@artha/shared/contract';

/** Pages of each generated remote: its own page, and a family below it. */
export const PAGES_OF_REMOTE = 10;

/** The properties of a generated remote. */
export interface GeneratedRelease {
  readonly name: string;
  /** The number in its version and on its pages. */
  readonly version: number;
  /** Whether it puts an entry into the frame of every page. */
  readonly hasMenuEntry?: boolean;
}

/** A screen that renders without a build. */
function serverBundle({ name, version }: GeneratedRelease): string {
  return `const { createElement: h } = require('react');
exports.Generated = () => h('section', null, h('h1', null, '${name}, release ${String(version)}'),
  Array.from({ length: 40 }, (_, row) => h('p', { key: row }, 'Row ' + row + ' of ${name}: what its page says.')));
`;
}

/** The beginning of a PNG in the size of share pictures: nothing shows it. */
function sharePicture(): Buffer {
  const { width, height } = sharePictureSize;
  const content = Buffer.alloc(24);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(content);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** Writes a release as a build would, with one small screen. Returns its folder. */
export async function writeGeneratedRelease(folder: string, generated: GeneratedRelease): Promise<string> {
  const { name, version, hasMenuEntry = false } = generated;
  const out = join(folder, `${name}-${String(version)}`);
  const contents = {
    'browser/remoteEntry.js': `var artha_${name.replaceAll('-', '_')} = {}; // ${String(version)}\n`,
    'browser/Generated.js': `/* the screen of ${name}, release ${String(version)} */\n`,
    // A share picture of its own, so that none has to be drawn for each remote.
    'browser/share.png': sharePicture(),
    'server/Generated.cjs': serverBundle(generated),
  };
  const files = Object.entries(contents).map(([path, content]) => {
    const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
    return [path, { size: Buffer.byteLength(content), integrity }] as const;
  });
  const page = { screen: 'Generated', title: `Generated ${name}`, description: `About ${name}.` };
  const pages = Array.from({ length: PAGES_OF_REMOTE - 1 }, (_, index) => ({
    page: `part-${String(index + 1)}`,
    title: `Part ${String(index + 1)} of ${name}`,
    description: `Part ${String(index + 1)} of ${name}.`,
  }));
  const path = `/generated/${name}`;
  const release = remoteRelease({
    name,
    version: `${String(version)}.0.0`,
    files: Object.fromEntries(files),
    routes: [
      { ...page, path },
      { ...page, path: `${path}/{page}`, pages },
    ],
    navigation: hasMenuEntry ? [{ area: 'footer', column: 'Generated', label: name, order: 1, to: path }] : [],
    screens: { Generated: { browser: ['Generated.js'], server: 'server/Generated.cjs', sharePicture: 'share.png' } },
  });
  for (const [file, content] of [...Object.entries(contents), ['release.json', JSON.stringify(release)] as const]) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await writeFile(join(out, file), content);
  }
  return out;
}

/** Names of as many remotes. */
export function generatedNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `generated-${String(index + 1)}`);
}
