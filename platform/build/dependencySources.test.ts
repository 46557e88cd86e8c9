import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dependencySources } from './dependencySources.ts';
import { root } from '@artha/process/root';

describe('the dependencies that are compiled with a package', () => {
  let folder = '';
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  };

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-sources-')));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('are those in its own repository, without the shared package', () => {
    expect([...dependencySources(join(root, 'mfe-categorizer'))]).toEqual([
      ['@artha/statements', join(root, 'statements')],
    ]);
    expect([...dependencySources(join(root, 'mfe-auth'))]).toEqual([]);
  });

  test('exclude installed and missing ones', () => {
    write('package.json', { dependencies: { engine: '^1.0.0', missing: '^1.0.0' } });
    write('node_modules/engine/package.json', { name: 'engine' });
    expect([...dependencySources(folder)]).toEqual([]);
  });

  test('are found if they are linked from another folder', () => {
    write('remote/package.json', { dependencies: { engine: '^1.0.0' } });
    write('engine/package.json', { name: 'engine' });
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync('../engine', join(folder, 'node_modules/engine'));
    expect([...dependencySources(join(folder, 'remote'))]).toEqual([['engine', join(folder, 'engine')]]);
  });
});
