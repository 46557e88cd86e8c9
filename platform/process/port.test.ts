import { createServer } from 'node:net';
import { checkPortIsFree, freePort, readPort } from './port.ts';

describe('the port to serve at', () => {
  test('is 8080 unless PORT names another', () => {
    expect(readPort('9000')).toBe(9000);
    expect(readPort(undefined)).toBe(Number(process.env['PORT'] ?? 8080));
  });

  test.each(['abc', '0', '-1', '70000', '80.5', ''])('is rejected with the remedy if PORT is “%s”', (text) => {
    expect(() => readPort(text)).toThrow(/not a port\. Choose one from 1 to 65535/);
  });

  test('is rejected with another suggestion if it is in use', async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
    await expect(checkPortIsFree(port, '127.0.0.1')).rejects.toThrow(
      `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
    await expect(checkPortIsFree(port, '127.0.0.1', 'or take a break.')).rejects.toThrow(/uses it, or take a break\.$/);
    await new Promise((resolve) => taken.close(resolve));
    await expect(checkPortIsFree(port, '127.0.0.1')).resolves.toBeUndefined();
  });
});

test('a free port is below those that a system gives to connections, and to servers that ask for any', async () => {
  for (const port of await Promise.all(Array.from({ length: 50 }, freePort))) {
    expect(port).toBeGreaterThanOrEqual(12_000);
    expect(port).toBeLessThan(32_768);
  }
});
