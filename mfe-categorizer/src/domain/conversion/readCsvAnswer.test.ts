import { CSV } from '../../testing/fakeService.ts';
import { loadCsvReader } from '../file/csvReader.ts';
import { readCsvAnswer } from './readCsvAnswer.ts';

const read = async (text: string) => readCsvAnswer(text, new Blob([text]), 'october.pdf', await loadCsvReader());

test('a CSV says nothing about its rows, and is kept as it came', async () => {
  const csv = new Blob([CSV]);
  const answer = readCsvAnswer(CSV, csv, 'october.pdf', await loadCsvReader());
  const statement = answer.ok ? answer.statement : undefined;
  expect(statement?.csv).toBe(csv);
  expect(statement).toMatchObject({ fileName: 'october.pdf', way: 'service', doubts: [], skipped: 0 });
  for (const row of statement?.transactions ?? []) {
    expect(row).toMatchObject({
      reason: { by: 'nothing', what: '' },
      unsidedPaise: 0,
      isOnlyDateOpen: false,
      balanceChangePaise: undefined,
    });
  }
});

test('rows that are left out are counted', async () => {
  const answer = await read(`${CSV}\ntoo,short\n`);
  expect(answer).toMatchObject({ ok: true, statement: { skipped: 1, accounts: [{ rowCount: 4 }] } });
});

test('the page follows the balances of a CSV itself', async () => {
  const answer = await read(CSV);
  expect(answer).toMatchObject({
    ok: true,
    statement: { layout: 'csv', breaks: 0, accounts: [{ rowCount: 4, proof: { openingPaise: 84_250_00 } }] },
  });
  expect(answer.ok && answer.statement.transactions.map(({ status }) => status)).toEqual([
    'inferred',
    'proved',
    'proved',
    'proved',
  ]);
});

test('a balance that does not follow is in doubt', async () => {
  const answer = await read(CSV.replace('6500.00', '6501.00'));
  expect(answer.ok && answer.statement.transactions[2]?.status).toBe('unproved');
  expect(answer.ok && answer.statement.breaks).toBe(1);
});

test('what cannot be read says why, without a word of it', async () => {
  expect(await read('secret')).toEqual({ ok: false, reason: 'Invalid CSV data: No rows found.' });
});
