import { createServer } from 'node:net';
import { runScript } from '@artha/process/testing/runScript';

/** Runs a callback while another program listens on a port. */
async function whileTaken(work: (port: number) => Promise<void>): Promise<void> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  await work(typeof address === 'object' && address ? address.port : 0);
  await new Promise((resolve) => other.close(resolve));
}

describe('npm start, before it builds anything,', () => {
  test('lists the valid ports if PORT is invalid', async () => {
    const { code, output } = await runScript('tools/repo/start.ts', [], { PORT: '80800' });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      'PORT is “80800”, which is not a port. Choose one from 1 to 65535, such as PORT=8080 npm start',
    );
  });

  test('suggests another port if this one is in use', async () => {
    await whileTaken(async (port) => {
      const { code, output } = await runScript('tools/repo/start.ts', [], { PORT: String(port) });
      expect(code).toBe(1);
      expect(output.trim()).toBe(
        `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    });
  });
});
