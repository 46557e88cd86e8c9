import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findSourcePackages } from '@artha/repo/sourcePackage';
import { packOnce } from '@artha/repo/packOnce';
import { runProgram } from '@artha/process/runProgram';
import { root } from '../paths.ts';

/** The folder outside this repository in which rows are built, with the packed packages installed. */
export interface KitFolder {
  readonly folder: string;
  /** A digest of the packed packages. */
  readonly digest: string;
}

/** Runs npm. @throws with its output if it fails. */
export async function npm(folder: string, ...args: readonly string[]): Promise<void> {
  const { code, output } = await runProgram('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  });
  if (code !== 0) throw new Error(output.trim());
}

/**
 * Packs the packages, and installs them as a team would, unless the same ones are installed. Rows are folders below, so
 * that the 170 packages of the kit are installed once.
 */
export async function prepareKitFolder(): Promise<KitFolder> {
  const folder = join(realpathSync(tmpdir()), 'artha-libraries');
  mkdirSync(folder, { recursive: true });
  const packed: Record<string, string> = {};
  for (const source of findSourcePackages(root)) packed[source.manifest.name] = `file:${await packOnce(source)}`;
  const digest = createHash('sha256');
  for (const file of Object.values(packed)) digest.update(readFileSync(file.slice('file:'.length)));
  const kit = { folder, digest: digest.digest('hex').slice(0, 20) };
  const stamp = join(folder, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === kit.digest) return kit;
  const react = '^19.3.1';
  const manifest = {
    name: 'libraries',
    private: true,
    type: 'module',
    dependencies: { ...packed, react, 'react-dom': react, 'styled-components': '^6.6.0' },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  await npm(folder, 'install', '--omit=peer', '--ignore-scripts');
  writeFileSync(stamp, kit.digest);
  return kit;
}

/** The path with this process's Node first: the commands of packages run on it. */
export const ownPath = (kit: KitFolder): string =>
  [dirname(process.execPath), join(kit.folder, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(':');
