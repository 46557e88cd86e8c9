import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Release, RemoteRelease, ShellRelease } from '@artha/shared/contract';
import { describeFiles } from '../integrity.ts';
import { remoteRelease, shellRelease } from './releases.ts';

/** Writes a release as a build does: files, and a manifest with their digests. Returns its folder. */
function writeRelease(release: Release, files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'artha-release-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...release, files: describeFiles(folder) }));
  return folder;
}

/** A server bundle of the shell that renders a page as the text that its screen returns. */
const shellServer = `
  exports.shareScope = { react: { name: 'the React of the shell' } };
  exports.renderRegion = async (path, { registry, config }, load, placeholder) => {
    if (placeholder === 'default') return { html: '<h1>placeholder of ' + path + '</h1>', style: '<style></style>' };
    for (const [name, [version]] of Object.entries(registry.microFrontends)) {
      const family = path.replace(/[^/]*$/, '{page}');
      const { routes } = version.extras;
      const route = routes.find((one) => one.path === path) ?? routes.find((one) => one.path === family);
      if (!route) continue;
      const module = await load(name, route.screen);
      const content = String(module[placeholder ? 'Placeholder' : route.screen](config));
      // As React does, it writes elements of the head before everything else.
      const [head] = content.match(/^(?:<title>[^<]*<\\/title>|<(?:link|meta)[^<>]*>)*/);
      return { html: head + '<h1>' + content.slice(head.length) + '</h1>', style: '<style></style>' };
    }
    return { html: '<h1>' + path + '</h1>', style: '<style></style>' };
  };
  exports.render = exports.renderRegion;
  exports.earlyScript = () => 'early()';
  exports.documentStyle = (base) => '@font-face{src:url(' + base + 'font.woff2)}';
  exports.headLinks = (base) => '<link rel="icon" href="' + base + 'icon.svg">';
  exports.rootId = 'root';
  exports.shellPages = [
    { path: '/~health', title: 'Health', description: 'What runs.' },
    { path: '/404', title: 'Not found', description: 'Nothing is here.' },
  ];
  exports.brand = {
    drawSharePicture: (context, content, family, icon) => {
      if (icon) context.drawImage(icon, 0, 0, 1200, 630);
      else context.fillRect(0, 0, 10, 10);
    },
    colourToken: () => '#000000',
    font: 'server/font.ttf',
    icon: 'browser/icon.svg',
    colours: { theme: '#000000', ground: '#ffffff' },
  };`;

/**
 * A release of a shell on disk that composes pages of plain text.
 * @param change what its server bundle does otherwise.
 */
export function shellFolder(
  changes: Partial<ShellRelease> = {},
  files: Readonly<Record<string, string>> = {},
  change: (server: string) => string = (server) => server,
): string {
  return writeRelease(shellRelease(changes), {
    'browser/main.js': 'main()',
    'browser/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
    'server/server.cjs': change(shellServer),
    'server/font.ttf': 'a font',
    ...files,
  });
}

/** A release of a remote on disk whose screen shows its version. */
export function remoteFolder(
  changes: Partial<RemoteRelease> = {},
  files: Readonly<Record<string, string | Uint8Array>> = {},
): string {
  const release = remoteRelease(changes);
  const text = `${release.name} ${release.version}`;
  return writeRelease(release, {
    'browser/remoteEntry.js': `entry('${text}')`,
    'server/Tax.cjs': `exports.Tax = ({ product }) => '${text} of ' + product;`,
    ...files,
  });
}
