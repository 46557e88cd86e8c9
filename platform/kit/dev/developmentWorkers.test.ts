import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@artha/core/integrity';
import { watchWorkers } from './developmentWorkers.ts';

const config = { name: 'tax', owner: 'team-tax', contract: 1, routes: [] };
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-workers-'));
  writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0"}');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a remote without workers builds none', async () => {
  expect(await watchWorkers(folder, config)).toBeUndefined();
});

test('workers are built, start without network access, and are listed with their digests', async () => {
  mkdirSync(join(folder, 'src/workers'), { recursive: true });
  writeFileSync(join(folder, 'src/workers/count.ts'), 'const one: number = 1;\npostMessage({ one });\n');
  const workers = await watchWorkers(folder, config);
  try {
    const content = readFileSync(join(workers?.folder ?? '', 'count.js'));
    expect(content.toString()).toContain('A worker keeps');
    mkdirSync(join(workers?.folder ?? '', 'optional'));
    writeFileSync(join(workers?.folder ?? '', 'optional/table.wasm'), 'table');
    expect(workers?.digests()).toMatchObject({
      'workers/count.js': integrityOf(content),
      'workers/optional/table.wasm': integrityOf('table'),
    });
  } finally {
    await workers?.close();
  }
});

test('workers that do not build report why', async () => {
  mkdirSync(join(folder, 'src/workers'), { recursive: true });
  writeFileSync(join(folder, 'src/workers/count.ts'), "import './missing.ts';\n");
  await expect(watchWorkers(folder, config)).rejects.toThrow('missing.ts');
});
