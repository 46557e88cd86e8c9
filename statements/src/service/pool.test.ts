import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Job, JobOutcome } from './messages.ts';
import { createPool } from './pool.ts';
import type { Pool, PoolOptions } from './pool.ts';
import { createStubWorkers } from './testing/stubWorkers.ts';
import type { StubWorker, StubWorkers } from './testing/stubWorkers.ts';

const standard: PoolOptions = {
  workers: 1,
  queue: 1,
  waitLimitMs: 20_000,
  timeLimitMs: 20_000,
  memoryLimitBytes: 2 ** 30,
  addressSharePercent: 100,
};

/** A file that contains its name. Names begin with their address: `a1`. */
const jobOf = (name: string): Job => ({ kind: 'pdf', bytes: new TextEncoder().encode(name), maxPages: 1 });
const holderOf = (name: string) => ({ network: name.charAt(0), lane: 'one' });
const nameIn = (child: StubWorker) => {
  const job = child.job();
  return job && new TextDecoder().decode(job.bytes);
};
const answerOf = (name: string): JobOutcome => ({ kind: 'refused', code: 'no-text', error: name });

interface Started {
  readonly pool: Pool;
  readonly children: StubWorkers['started'];
  readonly run: (name: string) => Promise<JobOutcome>;
  /** The names of the files that children are reading. */
  readonly reading: () => (string | undefined)[];
  /** Lets the child that reads a file answer it. */
  readonly answer: (name: string) => Promise<void>;
}

async function startPool(options: Partial<PoolOptions> = {}): Promise<Started> {
  const { started: children, start } = createStubWorkers();
  const pool = createPool({ ...standard, ...options }, start);
  await pool.ready;
  await turn();
  return {
    pool,
    children,
    run: (name) => pool.run(jobOf(name), holderOf(name)),
    reading: () => children.map(nameIn).filter((name) => name !== undefined),
    answer: async (name) => {
      children.find((child) => nameIn(child) === name)?.answer(answerOf(name));
      await turn();
    },
  };
}

beforeAll(() => {
  jest.useFakeTimers();
});

describe('createPool', () => {
  test('runs jobs on a child, one after another, and refuses a job as busy when the queue is full', async () => {
    const { pool, run, reading, answer } = await startPool();
    const answers = Promise.all([run('a1'), run('a2')]);
    expect(pool.isFull()).toBe(true);
    await expect(run('a3')).rejects.toMatchObject({ code: 'busy', status: 503 });
    expect(reading()).toEqual(['a1']);
    await answer('a1');
    expect(reading()).toEqual(['a2']);
    await answer('a2');
    expect(await answers).toEqual([answerOf('a1'), answerOf('a2')]);
    expect(pool.isFull()).toBe(false);
  });

  test.each(['too-slow', 'too-much-memory'] as const)(
    'stops a child that was %s, tells its sender, and serves the next with a new one',
    async (code) => {
      const { pool, children, run, reading } = await startPool();
      const refused = expect(run('a1')).rejects.toMatchObject({ code, status: 422 });
      children[0]?.exceed(code);
      await refused;
      await turn();
      expect(children[0]?.isStopped()).toBe(true);
      void run('a2');
      await turn();
      expect(reading()).toEqual(['a2']);
      expect(pool.state()).toEqual({ warm: 1, running: 1, waiting: 0, replaced: 1 });
    },
  );

  test('refuses a job as busy when it waits too long', async () => {
    const { run, reading, answer } = await startPool({ waitLimitMs: 100 });
    const first = run('a1');
    const refused = expect(run('a2')).rejects.toMatchObject({ code: 'busy' });
    jest.advanceTimersByTime(100);
    await refused;
    await answer('a1');
    expect(await first).toEqual(answerOf('a1'));
    expect(reading()).toEqual([]);
  });

  test('finishes its jobs before it closes, and accepts no more', async () => {
    const { pool, children, run, answer } = await startPool();
    const last = run('a1');
    const closed = pool.close();
    await expect(run('a2')).rejects.toMatchObject({ code: 'busy' });
    expect(children[0]?.isStopped()).toBe(false);
    await answer('a1');
    expect(await last).toEqual(answerOf('a1'));
    await closed;
    expect(children.map((child) => child.isStopped())).toEqual([true]);
  });

  test('tells its watcher how long a job waited, and which children were lost', async () => {
    const { pool, children, run, answer } = await startPool();
    const watcher = { onStart: jest.fn(), onLoss: jest.fn() };
    pool.watch(watcher);
    const answers = Promise.allSettled([run('a1'), run('a2')]);
    jest.advanceTimersByTime(70);
    await answer('a1');
    children[0]?.exceed('too-slow');
    await answers;
    expect(watcher.onStart.mock.calls).toEqual([[0], [70]]);
    expect(watcher.onLoss.mock.calls).toEqual([['too-slow']]);
  });

  test('starts a child again after a second when it ended before it was ready', async () => {
    const { started: children, start } = createStubWorkers({ isReady: false });
    const pool = createPool(standard, start);
    children[0]?.end();
    await expect(pool.ready).rejects.toThrow();
    jest.advanceTimersByTime(999);
    expect(children).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(children).toHaveLength(2);
    children[1]?.becomeReady();
    await turn();
    expect(pool.state().warm).toBe(1);
  });
});

describe('a pool that several addresses share', () => {
  test('lets addresses take turns', async () => {
    const { run, reading, answer } = await startPool({ queue: 10 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) void run(name);
    const read: string[] = [];
    for (let [name] = reading(); name !== undefined; [name] = reading()) {
      read.push(name);
      await answer(name);
    }
    expect(read).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  test('keeps a child free of an address that has its share, so that others need not wait', async () => {
    const { pool, run, reading, answer } = await startPool({ workers: 2, queue: 10, addressSharePercent: 50 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void run(name);
    expect(reading()).toEqual(['a1', 'b1']);
    expect(pool.state()).toMatchObject({ running: 2, waiting: 3 });
    await answer('b1');
    expect(reading()).toEqual(['a1', 'b2']);
    await answer('b2');
    expect(reading()).toEqual(['a1']);
    await answer('a1');
    expect(reading()).toEqual(['a2']);
  });
});

test('an address whose file has cost a child waits until that is replaced', async () => {
  const { started: children, start } = createStubWorkers({ isReady: false });
  const pool = createPool({ ...standard, workers: 2, queue: 10, addressSharePercent: 50 }, start);
  for (const child of children) child.becomeReady();
  await turn();
  const refused = expect(pool.run(jobOf('a1'), holderOf('a1'))).rejects.toMatchObject({ code: 'too-slow' });
  void pool.run(jobOf('a2'), holderOf('a2'));
  children[0]?.exceed('too-slow');
  await refused;
  await turn();
  expect(pool.state()).toEqual({ warm: 1, running: 0, waiting: 1, replaced: 1 });
  void pool.run(jobOf('b1'), holderOf('b1'));
  expect(children.map(nameIn)).toEqual([undefined, 'b1', undefined]);
  children[2]?.becomeReady();
  await turn();
  expect(children.map(nameIn)).toEqual([undefined, 'b1', 'a2']);
});

describe('a child that is lost', () => {
  /** Ends the child that reads a file, and waits for the next. */
  const loseChildOf = async ({ children }: Started, name: string) => {
    children.find((child) => nameIn(child) === name)?.end();
    await turn();
    await turn();
  };

  test('is replaced, and its file read by another', async () => {
    const started = await startPool();
    const answer = started.run('a1');
    await loseChildOf(started, 'a1');
    expect(started.children.map(nameIn)).toEqual([undefined, 'a1']);
    await started.answer('a1');
    expect(await answer).toEqual(answerOf('a1'));
    expect(started.pool.state().replaced).toBe(1);
  });

  test('twice with the same file is not the fault of the file', async () => {
    const started = await startPool();
    const refused = expect(started.run('a1')).rejects.toMatchObject({ code: 'interrupted', status: 503 });
    await loseChildOf(started, 'a1');
    await loseChildOf(started, 'a1');
    await refused;
    void started.run('a2');
    expect(started.reading()).toEqual(['a2']);
  });

  test('delays the other files of its address, and those of no other', async () => {
    const started = await startPool({ queue: 3 });
    for (const name of ['a1', 'a2', 'b1']) void started.run(name);
    await loseChildOf(started, 'a1');
    expect(started.reading()).toEqual(['b1']);
    await started.answer('b1');
    expect(started.reading()).toEqual(['a1']);
    await started.answer('a1');
    expect(started.reading()).toEqual(['a2']);
  });

  test('while it is idle costs no file', async () => {
    const { children, run, reading } = await startPool();
    children[0]?.end();
    void run('a1');
    await turn();
    await turn();
    expect(reading()).toEqual(['a1']);
  });

  test('while the pool closes is replaced for the file that it read', async () => {
    const started = await startPool();
    const last = started.run('a1');
    const closed = started.pool.close();
    await loseChildOf(started, 'a1');
    await started.answer('a1');
    expect(await last).toEqual(answerOf('a1'));
    await closed;
    expect(started.children.map((child) => child.isStopped())).toEqual([true, true]);
  });
});

test('a pool of real children reads a statement and ends them when it closes', async () => {
  jest.useRealTimers();
  const pool = createPool(standard);
  await pool.ready;
  const bytes = Uint8Array.from(readFileSync(join(import.meta.dirname, '../../samples/hdfc-b.pdf')));
  expect(await pool.run({ kind: 'pdf', bytes, maxPages: 3 }, holderOf('a1'))).toMatchObject({
    kind: 'converted',
    report: { rows: 19, proved: 19, unprovable: 0, doubtfulRows: [], breaks: 0, accounts: [{ rows: 19 }] },
  });
  expect(pool.residentBytes()).toBeGreaterThan(2 ** 20);
  await pool.close();
  expect(pool.residentBytes()).toBe(0);
});
