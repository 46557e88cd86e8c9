import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { categorize } from './categorize.ts';

const folder = join(import.meta.dirname, '../../../samples');

/** Descriptions of all samples with their right category; the account holder's name is not known here. */
const rows = readdirSync(folder)
  .filter((file) => file.endsWith('.expected.csv'))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n').slice(1))
  .map((line) => line.split(','))
  .filter((cells) => cells[5] !== 'Self Transfer');

test('at least 97 % of the rows of the samples get their category', () => {
  expect(rows.length).toBeGreaterThan(900);
  const wrong = rows.filter(([, narration = '', debit, credit, , category]) => {
    const found = categorize({
      narration,
      debitPaise: Number(debit) * 100,
      creditPaise: Number(credit) * 100,
      holders: new Set(),
    });
    return found.category !== category;
  });
  expect(wrong.length / rows.length).toBeLessThanOrEqual(0.03);
});
