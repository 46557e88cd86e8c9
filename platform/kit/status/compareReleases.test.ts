import { compareReleases, countsOf } from './compareReleases.ts';

const counted = {
  remote: 'tax',
  release: 'a'.repeat(20),
  views: 2000,
  errors: { TypeError: 8, 'AR-106': 2, 'AR-103': 1, 'AR-110': 3, 'AR-107': 4 },
  vitals: {
    LCP: { count: 1900, p25: 412.5, p50: 566.1, p75: 790.4 },
    CLS: { count: 1900, p25: 0, p50: 0.001, p75: 0.0125 },
  },
};

test('errors, what did not load, and frozen pages are counted apart', () => {
  expect(countsOf(counted)).toEqual({ visits: 2000, errors: 10, failures: 5, frozen: 3 });
  expect(countsOf(undefined)).toEqual({ visits: 0, errors: 0, failures: 0, frozen: 0 });
});

test('the live release is shown beside the one before it, with shares of visits and quartiles', () => {
  const before = { version: '1.1.0', counted: { ...counted, views: 100, errors: {}, vitals: {} } };
  expect(compareReleases({ version: '1.2.0', counted }, before)).toEqual({
    visits: { '1.2.0 (live)': '2000', '1.1.0 (before)': '100' },
    errors: { '1.2.0 (live)': '10 (0.5 %)', '1.1.0 (before)': '0 (0.0 %)' },
    'loading failures': { '1.2.0 (live)': '5 (0.3 %)', '1.1.0 (before)': '0 (0.0 %)' },
    'frozen pages': { '1.2.0 (live)': '3 (0.1 %)', '1.1.0 (before)': '0 (0.0 %)' },
    'LCP, quartiles': { '1.2.0 (live)': '413 · 566 · 790 ms', '1.1.0 (before)': '–' },
    'INP, quartiles': { '1.2.0 (live)': '–', '1.1.0 (before)': '–' },
    'CLS, quartiles': { '1.2.0 (live)': '0.000 · 0.001 · 0.013', '1.1.0 (before)': '–' },
  });
});

test('a first release is shown alone', () => {
  expect(compareReleases({ version: '1.0.0', counted: undefined }, undefined)).toMatchObject({
    visits: { '1.0.0 (live)': '0' },
    'frozen pages': { '1.0.0 (live)': '0' },
  });
});
