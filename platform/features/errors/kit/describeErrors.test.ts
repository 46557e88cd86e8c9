import { describeErrors } from './describeErrors.ts';

const error = {
  version: '1.2.0',
  digest: 'f55f109cac0bad29c459',
  code: 'TypeError',
  count: 3,
  last: '2026-11-26T00:40:12.000Z',
  frames: [
    { position: 'Tax.js:1:6', source: './src/Tax.tsx:2:3', text: 'const rate = rates[year].amount;' },
    { position: 'remoteEntry.js:1:9' },
  ],
};

test('an error names its release, how often it happened, and its lines in the sources where they are known', () => {
  expect(describeErrors('tax', [error, { ...error, code: 'RangeError', count: 1, frames: [] }])).toBe(`\
TypeError in tax 1.2.0 (f55f109cac0bad29c459), 3 times, last 2026-11-26 00:40 UTC
    at ./src/Tax.tsx:2:3  const rate = rates[year].amount;
    at remoteEntry.js:1:9

RangeError in tax 1.2.0 (f55f109cac0bad29c459), once, last 2026-11-26 00:40 UTC`);
  expect(describeErrors('tax', [])).toMatch(/^No visitor/);
});
