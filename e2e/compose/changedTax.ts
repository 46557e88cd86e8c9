import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { docker } from '@artha/containers/docker';

/** Folders that no image needs, and that take long to copy. */
const leftOut = /\/(\.git|node_modules|dist|\.artha|\.swc)(\/|$)/;

/** The images that this run uses as bases, as compose does. */
const baseImages = (): string[] =>
  ['NODE_IMAGE', 'BASE_IMAGE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : ['--build-arg', `${name}=${value}`];
  });

/**
 * Builds the image of the tax remote from sources with another title, as its team would.
 * @returns the title.
 */
export async function buildChangedTax(): Promise<string> {
  const title = `Calculator of container ${randomBytes(3).toString('hex')}`;
  const folder = mkdtempSync(join(tmpdir(), 'artha-changed-'));
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => !leftOut.test(path.slice(root.length)) });
    const file = join(folder, 'mfe-tax/remote.config.ts');
    const source = readFileSync(file, 'utf8');
    const changed = source.replace(/title: '[^']+'/, `title: '${title}'`);
    if (changed === source) throw new Error('The tax remote has no title to change.');
    writeFileSync(file, changed);
    const build = ['build', '--quiet', '--file', join(folder, 'deploy/docker/node.Dockerfile'), '--target', 'remote'];
    await docker(...build, ...baseImages(), '--build-arg', 'REMOTE=mfe-tax', '--tag', 'artha/remote-tax', folder);
    return title;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
