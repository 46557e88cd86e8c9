import { setImmediate as turn } from 'node:timers/promises';
import { renderRemote } from './renderRemote.ts';
import type { RenderTask } from './renderRequest.ts';
import { runWithoutRights } from './runWithoutRights.ts';

jest.mock('./runWithoutRights.ts', () => ({ runWithoutRights: jest.fn() }));

test('a remote has several processes alone, and one beside another remote', async () => {
  const ends: (() => void)[] = [];
  jest.mocked(runWithoutRights).mockImplementation((_program, input, { progress }) => {
    const output = '{"json":"1"}\n'.repeat(progress.lines);
    // The image of the shell.
    if (typeof input === 'string') return Promise.resolve({ output, end: '' });
    return new Promise((resolve) => {
      ends.push(() => {
        resolve({ output, end: '' });
      });
    });
  });
  const tasks = Array.from({ length: 8 }, (): RenderTask => ({ kind: 'page', bundle: 'tax.cjs', path: '/tax' }));
  const remote = { shell: '', page: '{}', bundles: [], tasks, processes: 2 };
  const alone = renderRemote(remote);
  await turn();
  expect(ends).toHaveLength(2);
  const beside = renderRemote(remote);
  await turn();
  expect(ends).toHaveLength(3);
  for (const end of ends) end();
  expect([(await alone).length, (await beside).length]).toEqual([8, 8]);
  const next = renderRemote(remote);
  await turn();
  expect(ends).toHaveLength(5);
  for (const end of ends) end();
  await next;
});
