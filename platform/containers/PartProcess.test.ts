import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@artha/process/port';
import { PartProcess, type PartOptions } from './PartProcess.ts';

let folder = '';

/** Starts a program as a service with a writable volume, a read-only one, and a setting. */
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
      mem_limit: 256 * 1024 ** 2,
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

test('a service has its settings, the folders of its volumes and the addresses of other services', async () => {
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
  ['outside its volumes', `writeFileSync('/var/tmp/artha-part', '')`],
  ['to its own image', `writeFileSync(new URL('more', import.meta.url), '')`],
  ['to a read-only volume', 'writeFileSync(process.env.KEY, "")'],
])('a service that writes %s fails, as with a read-only root', async (_what, program) => {
  await expect((await start(program)).ended()).rejects.toThrow(
    /^sample ends with code 1 in its image:[\s\S]*restricted/,
  );
});

test('a service that reads a file that its image lacks fails', async () => {
  const part = await start(`readFileSync(${JSON.stringify(join(import.meta.dirname, 'docker.ts'))})`);
  await expect(part.ended()).rejects.toThrow('restricted');
});

test('a service is healthy if its health check passes, and stops at SIGTERM', async () => {
  const stop = `process.on('SIGTERM', () => process.exit(0));`;
  const part = await start(`${serve(`response.writeHead(request.url === '/healthz' ? 200 : 404).end();`)} ${stop}`);
  await part.healthy();
  await part.stop();
});

test('a service that does not handle SIGTERM does not stop gracefully', async () => {
  const part = await start(serve('response.end();'));
  await part.healthy();
  await expect(part.stop()).rejects.toThrow('sample ends with SIGTERM at SIGTERM');
});

test('a service that ends instead of responding is reported with its last output', async () => {
  const part = await start(`throw new Error('A module is missing.')`);
  await expect(part.healthy()).rejects.toThrow(/^sample ends with code 1[\s\S]*A module is missing/);
});

test('a service refuses to start for the expected reason, or fails', async () => {
  const program = `console.error('A is not set.'); process.exitCode = 1;`;
  await (await start(program)).refuses('A is not set');
  await expect((await start(program)).refuses('B is not set')).rejects.toThrow('does not print “B is not set”');
});
