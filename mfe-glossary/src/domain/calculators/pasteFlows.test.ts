import { pasteFlows } from './pasteFlows.ts';

test.each([
  ['2024-04-01\t-1,00,000', '2024-04-01', -100_000],
  ['01/04/2024\t-100000', '2024-04-01', -100_000],
  ['1-Apr-2024, -10000', '2024-04-01', -10_000],
  ['1 April 2024;(10,000.50)', '2024-04-01', -10_000.5],
  ['01.04.24\t₹ 1,70,000', '2024-04-01', 170_000],
  ['2024-04-01,-10000', '2024-04-01', -10_000],
  ['2024-04-01, -1,00,000', '2024-04-01', -100_000],
  ['2024-04-01 -10000', '2024-04-01', -10_000],
  ['01/04/2024\t10,000\t', '2024-04-01', -10_000],
  ['01/04/2024\t\t10,000', '2024-04-01', 10_000],
])('%j is a payment', (line, day, rupees) => {
  expect(pasteFlows(line)).toEqual({ flows: [{ day, rupees }] });
});

test('titles and empty lines are left out; the lines of a SIP of fifteen years are all read', () => {
  const days = Array.from({ length: 180 }, (_, index) => new Date(Date.UTC(2010, index, 5)).toISOString().slice(0, 10));
  const text = ['Date\tAmount', '', ...days.map((day) => `${day}\t-5,000`), '2026-01-05\t25,00,000'].join('\r\n');
  const pasted = pasteFlows(text);
  expect('flows' in pasted && pasted.flows).toHaveLength(181);
});

test.each([
  ['2024-04-01\t-1,00,000\nsoon\t5', { line: 2 }],
  ['2024-02-30\t5', { line: 1 }],
  ['2024-04-01\t0', { line: 1 }],
  ['2024-04-01\tmuch', { line: 1 }],
  ['2024-04-01\t\t', { line: 1 }],
  ['', { line: 1 }],
  [Array.from({ length: 401 }, () => '2024-04-01\t1').join('\n'), { tooMany: 401 }],
])('the first line that cannot be read is named', (text, expected) => {
  expect(pasteFlows(text)).toEqual(expected);
});
