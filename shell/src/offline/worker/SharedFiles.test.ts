import { SHARED_WAIT_MS, SharedFiles } from './SharedFiles.ts';

const file = new File(['rows'], 'statement.pdf');

test('shared files are given once, to a document of the page that accepts them', async () => {
  const shared = new SharedFiles();
  const held = shared.hold('/tools/convert', [file]);
  expect(shared.take('/finterms')).toEqual([]);
  expect(shared.take('/tools/convert')).toEqual([file]);
  expect(shared.take('/tools/convert')).toEqual([]);
  await expect(held).resolves.toBeUndefined();
});

test('later files take the place of earlier ones', async () => {
  const shared = new SharedFiles();
  const first = shared.hold('/tools/convert', [file]);
  const second = shared.hold('/tools/convert', []);
  await expect(first).resolves.toBeUndefined();
  expect(shared.take('/tools/convert')).toEqual([]);
  await expect(second).resolves.toBeUndefined();
});

test('they are dropped after a minute', async () => {
  jest.useFakeTimers();
  const shared = new SharedFiles();
  const held = shared.hold('/tools/convert', [file]);
  jest.advanceTimersByTime(SHARED_WAIT_MS);
  expect(shared.take('/tools/convert')).toEqual([]);
  await expect(held).resolves.toBeUndefined();
  jest.useRealTimers();
});
