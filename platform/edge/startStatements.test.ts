import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startStatements } from './startStatements.ts';

let folder = '';

/** Replaces the statement service by a program. */
function writeService(code: string): void {
  mkdirSync(join(folder, 'src/service'), { recursive: true });
  writeFileSync(join(folder, 'src/service/server.ts'), code);
}

const listening = `
  import { writeFileSync } from 'node:fs';
  process.on('SIGTERM', () => {
    writeFileSync(new URL('../../ended', import.meta.url), 'in order');
    process.exit(0);
  });
  setInterval(() => undefined, 1000);
  console.log('reads the banks');
  console.log('listens at http://127.0.0.1:4711');`;

const endedInOrder = () => readFileSync(join(folder, 'ended'), 'utf8') === 'in order';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'artha-statements-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the statement service', () => {
  test('has the address that it logs, and ends gracefully when it is closed', async () => {
    writeService(listening);
    const service = await startStatements(folder);
    expect(service.url).toBe('http://127.0.0.1:4711');
    await service.close();
    expect(endedInOrder()).toBe(true);
  });

  test('listens on the loopback interface at its own port, and trusts the client addresses of the edge', async () => {
    writeService(`
      const { HOST, PORT, STATEMENTS_TRUST_PROXY, STATEMENTS_MAX } = process.env;
      const path = [HOST, PORT, STATEMENTS_TRUST_PROXY, STATEMENTS_MAX].join();
      (await import('node:fs')).writeFileSync(new URL('../../environment', import.meta.url), path);
      ${listening.replace("import { writeFileSync } from 'node:fs';", 'const writeFileSync = () => undefined;')}`);
    const service = await startStatements(folder, { STATEMENTS_MAX: '3', HOST: '0.0.0.0', PORT: '80' });
    await service.close();
    expect(readFileSync(join(folder, 'environment'), 'utf8')).toBe('127.0.0.1,0,loopback,3');
  });

  test('that ends before it listens fails with its exit code', async () => {
    writeService('process.exit(7);');
    await expect(startStatements(folder)).rejects.toThrow('The statement service did not start: it ended with code 7.');
  });

  test('that ends before it listens leaves no timer, so that its parent can end', async () => {
    writeService('process.exit(7);');
    const { stdout } = await runStarter(`
      await startStatements(folder).catch(() => undefined);
      console.log(process.getActiveResourcesInfo().includes('Timeout'), process.listenerCount('exit'));`);
    expect(stdout.trim()).toBe('false 0');
  });

  test('is started again at the same address when it was killed, and when it does not answer any more', async () => {
    writeService(`
      import { createServer } from 'node:http';
      const server = createServer((_request, response) => response.end(String(process.pid)));
      server.listen(Number(process.env.PORT), '127.0.0.1', () => {
        console.log('listens at http://127.0.0.1:' + server.address().port);
      });`);
    const error = jest.spyOn(console, 'error').mockReturnValue();
    const service = await startStatements(folder, {}, { everyMs: 20, failures: 2, restartAfterMs: 1 });
    const processOf = async (): Promise<number> => {
      const text = await fetch(service.url, { signal: AbortSignal.timeout(500) }).then(
        (answer) => answer.text(),
        () => '0',
      );
      return Number(text);
    };
    const another = async (before: number): Promise<number> => {
      const now = await processOf();
      return now === 0 || now === before ? another(before) : now;
    };
    const first = await processOf();
    process.kill(first, 'SIGKILL');
    const second = await another(first);
    process.kill(second, 'SIGSTOP');
    await another(second);
    await service.close();
    expect(await processOf()).toBe(0);
    expect(error).toHaveBeenCalledWith('The statement service ended. It is started again.');
    error.mockRestore();
  });

  test('ends with its parent process, however that ends', async () => {
    writeService(listening);
    const run = runStarter('await startStatements(folder); process.exit(3);');
    await expect(run).rejects.toMatchObject({ code: 3 });
    expect(endedInOrder()).toBe(true);
  });
});

/**
 * Runs code with the service in a separate process until both have ended, because they write errors to the same stream.
 */
function runStarter(code: string): Promise<{ stdout: string }> {
  const head = `
    import { startStatements } from ${JSON.stringify(join(import.meta.dirname, 'startStatements.ts'))};
    const folder = ${JSON.stringify(folder)};`;
  return promisify(execFile)(process.execPath, ['--input-type=module', '--eval', head + code]);
}
