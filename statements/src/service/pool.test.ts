import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from './messages.ts';
import { createPool } from './pool.ts';
import type { Pool, PoolOptions } from './pool.ts';
import { childrenOf } from './testing/childProcesses.ts';
import { writeSlowPdf } from './testing/slowPdf.ts';

const sample: Job = {
  kind: 'pdf',
  bytes: Uint8Array.from(readFileSync(join(import.meta.dirname, '../../samples/hdfc-b.pdf'))),
  maxPages: 3,
};

/** It takes a second and more, however fast the machine is. */
const slow: Job = { kind: 'pdf', bytes: writeSlowPdf(12), maxPages: 12 };

const quick: Job = {
  kind: 'table',
  isWorkbook: false,
  bytes: new TextEncoder().encode('Date,Narration,Debit,Credit\n01/04/2026,A,1.00,\n'),
  maxRows: 5,
  names: { description: 'Narration', debit: 'Debit', credit: 'Credit' },
};

const standard: PoolOptions = {
  workers: 1,
  queue: 1,
  waitLimitMs: 20_000,
  timeLimitMs: 20_000,
  memoryLimitBytes: 2 ** 30,
  addressSharePercent: 100,
};

async function withPool(options: Partial<PoolOptions>, use: (pool: Pool) => Promise<void>): Promise<void> {
  const pool = createPool({ ...standard, ...options });
  try {
    await pool.ready;
    await use(pool);
  } finally {
    await pool.close();
  }
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(5);
}

jest.setTimeout(180_000);

describe('createPool', () => {
  test('runs jobs on a child, one after another, and refuses a job as busy when the queue is full', async () => {
    await withPool({}, async (pool) => {
      const taken = [pool.run(sample, 'a'), pool.run(sample, 'a')];
      expect(pool.isFull()).toBe(true);
      await expect(pool.run(sample, 'a')).rejects.toMatchObject({ code: 'busy', status: 503 });
      expect(await Promise.all(taken)).toMatchObject(
        Array(2).fill({
          kind: 'converted',
          report: { rows: 19, proved: 19, unprovable: 0, doubtfulRows: [], breaks: 0, accounts: [{ rows: 19 }] },
        }),
      );
      expect(pool.isFull()).toBe(false);
    });
  });

  test('kills a child that takes too long, tells its sender, and serves the next with a new one', async () => {
    await withPool({ timeLimitMs: 300 }, async (pool) => {
      await expect(pool.run(slow, 'a')).rejects.toMatchObject({ code: 'too-slow' });
      expect(await pool.run(quick, 'a')).toMatchObject({ kind: 'converted' });
    });
  });

  test('kills a child that takes too much memory', async () => {
    await withPool({ memoryLimitBytes: 2 ** 20 }, async (pool) => {
      await expect(pool.run(slow, 'a')).rejects.toMatchObject({ code: 'too-much-memory' });
    });
  });

  test('refuses a job as busy when it waits too long', async () => {
    await withPool({ waitLimitMs: 100 }, async (pool) => {
      const running = pool.run(slow, 'a');
      await expect(pool.run(sample, 'a')).rejects.toMatchObject({ code: 'busy' });
      await running;
    });
  });

  test('finishes its jobs before it closes, and accepts no more', async () => {
    const pool = createPool(standard);
    await pool.ready;
    const last = pool.run(sample, 'a');
    const closed = pool.close();
    await expect(pool.run(sample, 'a')).rejects.toMatchObject({ code: 'busy' });
    await expect(last).resolves.toMatchObject({ kind: 'converted' });
    await closed;
  });
});

describe('a pool that several addresses share', () => {
  /** Runs jobs of addresses at the same time; returns their names in the order in which they were answered. */
  async function runTogether(pool: Pool, jobs: readonly (readonly [name: string, job: Job])[]): Promise<string[]> {
    const answered: string[] = [];
    await Promise.all(
      jobs.map(async ([name, job]) => {
        await pool.run(job, name.charAt(0));
        answered.push(name);
      }),
    );
    return answered;
  }

  test('lets addresses take turns', async () => {
    await withPool({ queue: 10 }, async (pool) => {
      const jobs = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => [name, quick] as const);
      expect(await runTogether(pool, jobs)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    });
  });

  test('keeps a child free of an address that has its share, so that others need not wait', async () => {
    await withPool({ workers: 2, queue: 10, addressSharePercent: 50 }, async (pool) => {
      await until(() => pool.state().warm === 2);
      const answered = runTogether(pool, [
        ['a1', slow],
        ['a2', slow],
        ['a3', slow],
        ['b1', quick],
        ['b2', quick],
      ]);
      expect(pool.state()).toMatchObject({ running: 2, waiting: 3 });
      expect(await answered).toEqual(['b1', 'b2', 'a1', 'a2', 'a3']);
    });
  });
});

test('an address whose file has cost a child waits until that is replaced', async () => {
  await withPool({ workers: 2, queue: 10, addressSharePercent: 50, timeLimitMs: 300 }, async (pool) => {
    await until(() => pool.state().warm === 2);
    const answered: string[] = [];
    const [first, second] = [pool.run(slow, 'a'), pool.run(quick, 'a').then(() => answered.push('a2'))];
    await expect(first).rejects.toMatchObject({ code: 'too-slow' });
    expect(pool.state()).toMatchObject({ running: 0, waiting: 1 });
    await pool.run(quick, 'b').then(() => answered.push('b1'));
    await second;
    expect(answered).toEqual(['b1', 'a2']);
    expect(pool.state().replaced).toBe(1);
  });
});

describe('a child that is lost', () => {
  const ownChildren = () => childrenOf(process.pid);

  /** Kills whichever child reads the file, as the system might. */
  async function killReader(pool: Pool, signal: NodeJS.Signals, known: readonly number[] = []): Promise<number> {
    await until(() => pool.state().running === 1 && ownChildren().some((pid) => !known.includes(pid)));
    const [reader = 0] = ownChildren().filter((pid) => !known.includes(pid));
    process.kill(reader, signal);
    return reader;
  }

  test.each<NodeJS.Signals>(['SIGKILL', 'SIGSEGV'])(
    'by %s is replaced, and its file read by another',
    async (signal) => {
      await withPool({}, async (pool) => {
        const answer = pool.run(slow, 'a');
        await killReader(pool, signal);
        await expect(answer).resolves.toMatchObject({ kind: 'refused', code: 'unknown-layout' });
        expect(pool.state().replaced).toBe(1);
      });
    },
  );

  test('twice with the same file is not the fault of the file', async () => {
    await withPool({}, async (pool) => {
      const answer = expect(pool.run(slow, 'a')).rejects.toMatchObject({ code: 'interrupted', status: 503 });
      const first = await killReader(pool, 'SIGKILL');
      await killReader(pool, 'SIGKILL', [first]);
      await answer;
      expect(await pool.run(quick, 'a')).toMatchObject({ kind: 'converted' });
    });
  });

  test('delays the other files of its address, and those of no other', async () => {
    await withPool({ queue: 3, waitLimitMs: 30_000 }, async (pool) => {
      const answered: string[] = [];
      const record = (name: string) => () => answered.push(name);
      const jobs = [
        pool.run(slow, 'a').then(record('a1')),
        pool.run(quick, 'a').then(record('a2')),
        pool.run(quick, 'b').then(record('b1')),
      ];
      await killReader(pool, 'SIGKILL');
      await Promise.all(jobs);
      expect(answered).toEqual(['b1', 'a1', 'a2']);
    });
  });

  test('while it is idle costs no file', async () => {
    await withPool({}, async (pool) => {
      const [idle = 0] = ownChildren();
      process.kill(idle, 'SIGKILL');
      expect(await pool.run(quick, 'a')).toMatchObject({ kind: 'converted' });
    });
  });

  test('while the pool closes is replaced for the file that it read', async () => {
    const pool = createPool(standard);
    await pool.ready;
    const last = pool.run(slow, 'a');
    const closed = pool.close();
    await killReader(pool, 'SIGKILL');
    await expect(last).resolves.toMatchObject({ kind: 'refused' });
    await closed;
    expect(ownChildren()).toEqual([]);
  });

  test('by its own memory is the fault of the file', async () => {
    await withPool({}, async (pool) => {
      const answer = expect(pool.run(slow, 'a')).rejects.toMatchObject({ code: 'too-much-memory', status: 422 });
      // What V8 and the allocator do when there is no memory left.
      await killReader(pool, 'SIGABRT');
      await answer;
    });
  });
});
