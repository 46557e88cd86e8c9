import { FakeReader } from '../testing/fakeReaders.ts';
import { DeviceReader, NotLoaded, ReaderFailed, TooSlow, type ReaderLimits } from './DeviceReader.ts';

const INSPECTION = { kind: 'inspection', pages: 3 };
const request = { kind: 'inspect', bytes: new Uint8Array([1]) } as const;
const generous: ReaderLimits = { loadMs: 10_000, readMs: 10_000, idleMs: 10_000 };

/** A reader whose workers the test creates, one after another. */
function readerOf(workers: readonly FakeReader[], limits: Partial<ReaderLimits> = {}) {
  const left = [...workers];
  const start = jest.fn(() => {
    const next = left.shift();
    return next ? Promise.resolve(next) : Promise.reject(new TypeError('Failed to fetch'));
  });
  return { start, reader: new DeviceReader(start, { ...generous, ...limits }) };
}

const answering = () => new FakeReader(() => INSPECTION);

/** Runs pending tasks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

test('a worker is started for the first file, and stays for the next one', async () => {
  const worker = answering();
  const { reader, start } = readerOf([worker]);
  expect(start).not.toHaveBeenCalled();
  expect(await reader.ask(request)).toEqual(INSPECTION);
  expect(await reader.ask(request)).toEqual(INSPECTION);
  expect(start).toHaveBeenCalledTimes(1);
  expect(worker.sent).toEqual([request, request]);
  reader.endIfIdle();
  await settle();
  expect(worker.hasEnded).toBe(true);
});

test('one file is read at a time, and each is told how far it is', async () => {
  const worker = new FakeReader();
  const { reader } = readerOf([worker]);
  const steps: string[] = [];
  const ask = (name: string) => reader.ask(request, { onProgress: (step) => steps.push(`${name} ${step}`) });
  const answers = [ask('one'), ask('two')];
  await settle();
  expect(worker.sent).toHaveLength(1);
  worker.say(INSPECTION);
  await answers[0];
  await settle();
  expect(worker.sent).toHaveLength(2);
  worker.say(INSPECTION);
  await Promise.all(answers);
  expect(steps).toEqual(['one loading', 'one reading', 'two loading', 'two reading']);
});

test('a worker with nothing to do ends after a while, or where the page is left', async () => {
  const worker = answering();
  const { reader } = readerOf([worker, answering()], { idleMs: 5 });
  await reader.ask(request);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(worker.hasEnded).toBe(true);
  expect(await reader.ask(request)).toEqual(INSPECTION);
});

test('a worker that reads is not ended where the page is left', async () => {
  const worker = new FakeReader();
  const { reader } = readerOf([worker]);
  const answer = reader.ask(request);
  await settle();
  reader.endIfIdle();
  await settle();
  expect(worker.hasEnded).toBe(false);
  worker.say(INSPECTION);
  await answer;
});

describe('a signal', () => {
  test('ends the worker in the middle of a file; the next file gets another one', async () => {
    const worker = new FakeReader();
    const { reader } = readerOf([worker, answering()]);
    const controller = new AbortController();
    const answer = reader.ask(request, { signal: controller.signal });
    await settle();
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await settle();
    expect(worker.hasEnded).toBe(true);
    expect(await reader.ask(request)).toEqual(INSPECTION);
  });

  test('takes a file that waits out of the queue, and leaves the one before it alone', async () => {
    const worker = new FakeReader();
    const { reader } = readerOf([worker]);
    const controller = new AbortController();
    const first = reader.ask(request);
    const second = reader.ask(request, { signal: controller.signal });
    controller.abort(new Error('No more.'));
    await expect(second).rejects.toThrow('No more.');
    await settle();
    worker.say(INSPECTION);
    expect(await first).toEqual(INSPECTION);
    expect(worker.hasEnded).toBe(false);
    expect(worker.sent).toHaveLength(1);
  });

  test('ends a load, too, whatever its reason is', async () => {
    const reader = new DeviceReader(() => new Promise(() => undefined), generous);
    const controller = new AbortController();
    const answer = reader.ask(request, { signal: controller.signal });
    await settle();
    controller.abort('a text');
    await expect(answer).rejects.toBe('a text');
    await expect(reader.ask(request, { signal: AbortSignal.abort('a text') })).rejects.toBe('a text');
  });
});

describe('what goes wrong has a name', () => {
  test('a worker that does not come, whose next attempt may', async () => {
    const start = jest.fn<Promise<FakeReader>, []>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    start.mockResolvedValueOnce(answering());
    const reader = new DeviceReader(start, generous);
    await expect(reader.ask(request)).rejects.toBeInstanceOf(NotLoaded);
    expect(await reader.ask(request)).toEqual(INSPECTION);
  });

  test('a worker that does not come in time', async () => {
    const reader = new DeviceReader(() => new Promise(() => undefined), { ...generous, loadMs: 5 });
    await expect(reader.ask(request)).rejects.toBeInstanceOf(NotLoaded);
  });

  test('a worker that ends by itself, as where memory runs out', async () => {
    const worker = new FakeReader();
    const { reader } = readerOf([worker]);
    const answer = reader.ask(request);
    await settle();
    worker.crash();
    await expect(answer).rejects.toBeInstanceOf(ReaderFailed);
  });

  test.each([[{ kind: 'failed' }], ['nonsense'], [{ kind: 'statement', statement: {} }]])(
    'a worker that says %j, which is then in an unknown state',
    async (reply) => {
      const worker = new FakeReader(() => reply);
      const { reader } = readerOf([worker]);
      await expect(reader.ask(request)).rejects.toBeInstanceOf(ReaderFailed);
      await settle();
      expect(worker.hasEnded).toBe(true);
    },
  );

  test('a file that takes too long', async () => {
    const worker = new FakeReader();
    const { reader } = readerOf([worker], { readMs: 5 });
    await expect(reader.ask(request)).rejects.toBeInstanceOf(TooSlow);
    await settle();
    expect(worker.hasEnded).toBe(true);
  });
});
