import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import type { RemoteConfig } from '@artha/shared/contract';
import { remotePreset, type RemotePresetOptions } from '../remotePreset.ts';

const route = { path: '/tools/test', screen: 'Test', title: 'Test', description: 'A test.' };
const testConfig: RemoteConfig = { name: 'test', owner: 'team-test', contract: 1, routes: [route] };

/** A remote in a folder of its own, with one screen `Test`, for tests that build it. */
export class TestRemote {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-remote-')));

  constructor() {
    this.write('package.json', '{ "name": "test", "version": "1.0.0", "license": "MIT", "type": "module" }');
  }

  /** Writes one of its files. */
  write(path: string, content: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true });
    writeFileSync(join(this.folder, path), content);
  }

  /** Writes its screen. */
  screen(content: string): void {
    this.write('src/screens/test/Test.tsx', content);
  }

  /** Writes an installed package. @param files besides package.json. */
  install(name: string, manifest: object, files: Readonly<Record<string, string>>): void {
    this.write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', ...manifest }));
    for (const [file, content] of Object.entries(files)) this.write(`node_modules/${name}/${file}`, content);
  }

  /** Installs a package by a link to the folder of another one. */
  link(name: string, target: string): void {
    const file = join(this.folder, 'node_modules', name);
    mkdirSync(dirname(file), { recursive: true });
    symlinkSync(relative(dirname(file), join(this.folder, 'node_modules', target)), file);
  }

  /** Builds it. @returns what webpack says of it if that fails, or else nothing. */
  async build(config: Partial<RemoteConfig> = {}, options: RemotePresetOptions = {}): Promise<string> {
    const compiler = webpack(remotePreset(this.folder, { ...testConfig, ...config }, options));
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    return stats?.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '';
  }

  /** Reads what was built: `browser/Test.js`. */
  read(path: string): string {
    return readFileSync(join(this.folder, 'dist', path), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
