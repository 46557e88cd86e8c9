import { createPool } from '../../src/service/pool.ts';
import type { Pool } from '../../src/service/pool.ts';
import { generateGroundTruth } from '../groundTruth.ts';
import { renderStatement } from '../renderStatement.ts';
import { plainRendering } from '../rendering.ts';
import { statementTemplates } from '../statementTemplates/statementTemplates.ts';
import { createSampleReader } from './damagedSamples.ts';
import type { SampleResult } from './damagedSamples.ts';
import { tryDamagedFile, tryValidFile } from './tryFile.ts';
import type { Result } from './tryFile.ts';

/** The limits of the service: a child has five seconds and half a gigabyte for a file. */
const options = {
  workers: 1,
  queue: 8,
  waitLimitMs: 60_000,
  timeLimitMs: 5000,
  memoryLimitBytes: 512 * 2 ** 20,
  addressSharePercent: 100,
};

const damagedFiles = 60;
const damagedSamples = 30;

describe('damaged files', () => {
  let pool: Pool;

  beforeAll(async () => {
    pool = createPool(options);
    await pool.ready;
  });

  afterAll(() => pool.close());

  test('a character larger than any page does not delay others', async () => {
    const form = { ...plainRendering.form, compressed: false };
    const [template] = statementTemplates;
    if (template === undefined) throw new Error('There is no template.');
    const truth = generateGroundTruth({ seed: 1, rowCount: 5, narrations: template.narrations });
    const file = Buffer.from(renderStatement(template, truth, { ...plainRendering, form })).toString('latin1');
    const bytes = Uint8Array.from(Buffer.from(file.replace('/F0 7 Tf', '/F0 2147483648 Tf'), 'latin1'));
    await expect(
      pool.run({ kind: 'pdf', bytes, maxPages: 3 }, { network: 'test', lane: 'one' }),
    ).resolves.toMatchObject({
      kind: expect.stringMatching(/converted|refused/),
    });
  });

  test('each is converted or refused in time, and the next valid file is converted', async () => {
    const results: Result[] = [];
    for (let seed = 1; seed <= damagedFiles; seed += 1) {
      try {
        results.push(await tryDamagedFile(pool, seed));
        if (seed % 20 === 0) await tryValidFile(pool, 1);
      } catch (error) {
        throw new Error(`The damaged file of seed ${seed} was not answered as it must be.`, { cause: error });
      }
    }
    // The damage must matter: some files cannot be read any more, some can.
    expect(results.filter((result) => result === 'refused').length).toBeGreaterThan(damagedFiles / 8);
    expect(results.filter((result) => result === 'converted').length).toBeGreaterThan(damagedFiles / 8);
  });
});

test('no damaged copy of a public sample lacks rows without saying so', async () => {
  const reader = await createSampleReader();
  const results = new Map<number, SampleResult>();
  for (let seed = 1; seed <= damagedSamples; seed += 1) results.set(seed, (await reader.tryOne(seed)).result);
  expect([...results].filter(([, result]) => result === 'short, not said')).toEqual([]);
  // The damage must matter: rows of some samples are missing.
  expect([...results.values()].filter((result) => result === 'short, said').length).toBeGreaterThan(damagedSamples / 8);
});
