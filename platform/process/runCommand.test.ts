import { delimiter, join } from 'node:path';
import { root } from './root.ts';
import { runCommand } from './runCommand.ts';

const node = (code: string, env?: Readonly<Record<string, string>>) =>
  runCommand(['node', '--eval', code], { output: 'gather', ...(env && { env }) });

describe('a command of an installed package', () => {
  test('passes if it ends with 0, and fails with any other code', async () => {
    expect(await node('')).toEqual({ passed: true, output: '' });
    expect((await node('process.exitCode = 2')).passed).toBe(false);
    expect((await node("process.kill(process.pid, 'SIGKILL')")).passed).toBe(false);
  });

  test('has the output of both streams gathered', async () => {
    const { output } = await node("console.log('found'); console.error('a fault'); console.log('₹'.repeat(3))");
    expect(output.split('\n').sort()).toEqual(['', 'a fault', 'found', '₹₹₹']);
  });

  test("runs at the root, with the packages' Node before any other of this machine", async () => {
    // Only npm adds the packages to the path.
    const environment = jest.replaceProperty(process, 'env', { ...process.env, PATH: '/usr/bin:/bin' });
    const { output } = await node('console.log(process.cwd()); console.log(process.env.PATH)');
    environment.restore();
    const [folder, path = ''] = output.split('\n');
    expect(folder).toBe(root);
    expect(path.split(delimiter)).toEqual([join(root, 'node_modules/.bin'), '/usr/bin', '/bin']);
  });

  test('gets its own settings besides those of this process', async () => {
    const { output } = await node('console.log(process.env.ARTHA_E2E_STORE, process.env.HOME)', {
      ARTHA_E2E_STORE: 'published',
    });
    expect(output.trim()).toBe(`published ${process.env['HOME'] ?? 'undefined'}`);
  });

  test('that is not installed is an error, not a failed check', async () => {
    await expect(runCommand(['no-such-command'], { output: 'gather' })).rejects.toThrow('ENOENT');
  });
});
