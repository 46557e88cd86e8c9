import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from './messages.ts';
import { createPool } from './pool.ts';
import type { Pool, PoolOptions } from './pool.ts';
import { writeSimplePdf } from './writeSimplePdf.ts';

const sample: Job = {
  kind: 'pdf',
  bytes: Uint8Array.from(readFileSync(join(import.meta.dirname, '../../samples/hdfc-b.pdf'))),
  maxPages: 3,
};

/** Pages that take a child far longer than the limits below: nearly as much text as a page may have. */
const full = Array.from({ length: 13_000 }, (_, index) => ({
  x: index % 500,
  y: index % 800,
  size: 4,
  text: String(10_000 + index),
}));
const slow: Job = { kind: 'pdf', bytes: writeSimplePdf([full, full, full]), maxPages: 3 };

const quick: Job = {
  kind: 'csv',
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

jest.setTimeout(180_000);

describe('createPool', () => {
  test('runs jobs on a child, one after another, and refuses a job as busy when the queue is full', async () => {
    await withPool({}, async (pool) => {
      const taken = [pool.run(sample), pool.run(sample)];
      expect(pool.isFull()).toBe(true);
      await expect(pool.run(sample)).rejects.toMatchObject({ code: 'busy', status: 503 });
      expect(await Promise.all(taken)).toMatchObject(
        Array(2).fill({
          kind: 'converted',
          report: { rows: 19, proved: 19, unprovable: 0, breaks: 0, accounts: [{ rows: 19 }] },
        }),
      );
      expect(pool.isFull()).toBe(false);
    });
  });

  test('kills a child that takes too long, tells its sender, and serves the next with a new one', async () => {
    await withPool({ timeLimitMs: 300 }, async (pool) => {
      await expect(pool.run(slow)).rejects.toMatchObject({ code: 'too-slow' });
      expect(await pool.run(quick)).toMatchObject({ kind: 'converted' });
    });
  });

  test('kills a child that takes too much memory', async () => {
    await withPool({ memoryLimitBytes: 2 ** 20 }, async (pool) => {
      await expect(pool.run(slow)).rejects.toMatchObject({ code: 'too-much-memory' });
    });
  });

  test('refuses a job as busy when it waits too long', async () => {
    await withPool({ waitLimitMs: 100 }, async (pool) => {
      const running = pool.run(slow);
      await expect(pool.run(sample)).rejects.toMatchObject({ code: 'busy' });
      await running;
    });
  });

  test('finishes its jobs before it closes, and accepts no more', async () => {
    const pool = createPool(standard);
    await pool.ready;
    const last = pool.run(sample);
    const closed = pool.close();
    await expect(pool.run(sample)).rejects.toMatchObject({ code: 'busy' });
    await expect(last).resolves.toMatchObject({ kind: 'converted' });
    await closed;
  });
});
