import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../port.ts';
import { PartProcess, type PartOptions } from './PartProcess.ts';

let folder = '';

/** Starts a program as a part with a volume that it may write, one that it may not, and a setting. */
async function start(program: string, options: Partial<PartOptions> = {}): Promise<PartProcess> {
  mkdirSync(join(folder, 'image'), { recursive: true });
  writeFileSync(join(folder, 'image/main.ts'), `import { readFileSync, writeFileSync } from 'node:fs';\n${program}`);
  return new PartProcess({
    name: 'sample',
    part: {
      profiles: ['light'],
      environment: { STATE: '/data/state', KEY: '/keys/key', RELEASE: 'http://release:8080' },
      volumes: [
        { source: 'sample', target: '/data', subpath: '', read_only: false },
        { source: 'keys', target: '/keys', subpath: 'sample', read_only: true },
      ],
      tmpfs: ['/tmp'],
      image: 'artha/sample',
      command: [],
      healthcheck: { test: ['CMD', 'healthy', '8080', '/healthz'] },
    },
    folder: join(folder, 'image'),
    volumes: join(folder, 'volumes'),
    port: await freePort(),
    ...options,
  });
}

const serve = (answer: string) => `
  const { createServer } = await import('node:http');
  createServer((request, response) => { ${answer} }).listen(Number(process.env['PORT']), '127.0.0.1');`;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'artha-part-')));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a part has its settings, with the folders of its volumes and the addresses of other parts', async () => {
  mkdirSync(join(folder, 'volumes/keys/sample'), { recursive: true });
  writeFileSync(join(folder, 'volumes/keys/sample/key'), 'the key');
  const addresses = new Map([['http://release:8080', 'http://127.0.0.1:1']]);
  const part = await start(
    `writeFileSync(process.env.STATE, 'a'); console.log(readFileSync(process.env.KEY, 'utf8'), process.env.RELEASE);`,
    { addresses },
  );
  await part.ended();
  expect(part.lastWords).toBe('sample: the key http://127.0.0.1:1');
});

test.each([
  ['what is no volume', `writeFileSync('/var/tmp/artha-part', '')`],
  ['its own image', `writeFileSync(new URL('more', import.meta.url), '')`],
  ['a volume that is read-only', 'writeFileSync(process.env.KEY, "")'],
])('a part that writes %s fails, as with a read-only root', async (_what, program) => {
  await expect((await start(program)).ended()).rejects.toThrow(
    /^sample ends with code 1 when it is started from what its image holds:[\s\S]*restricted/,
  );
});

test('a part that reads what its image does not hold fails', async () => {
  const part = await start(`readFileSync(${JSON.stringify(join(import.meta.dirname, 'docker.ts'))})`);
  await expect(part.ended()).rejects.toThrow('restricted');
});

test('a part is well when its health check passes, and stops at SIGTERM', async () => {
  const stop = `process.on('SIGTERM', () => process.exit(0));`;
  const part = await start(`${serve(`response.writeHead(request.url === '/healthz' ? 200 : 404).end();`)} ${stop}`);
  await part.healthy();
  await part.stop();
});

test('a part that does not handle SIGTERM does not stop in order', async () => {
  const part = await start(serve('response.end();'));
  await part.healthy();
  await expect(part.stop()).rejects.toThrow('sample ends with SIGTERM at SIGTERM');
});

test('a part that ends instead of answering is named with its last words', async () => {
  const part = await start(`throw new Error('A module is missing.')`);
  await expect(part.healthy()).rejects.toThrow(/^sample ends with code 1[\s\S]*A module is missing/);
});

test('a part refuses to start for the reason that is expected, or fails', async () => {
  const program = `console.error('A is not set.'); process.exitCode = 1;`;
  await (await start(program)).refuses('A is not set');
  await expect((await start(program)).refuses('B is not set')).rejects.toThrow('does not say “B is not set”');
});
