import { summarize } from './summary.ts';

const report = (files: Readonly<Record<string, number>>) => ({
  passed: 1,
  failed: 0,
  failures: [],
  failedFiles: [],
  files: Object.entries(files).map(([file, seconds]) => ({ file, seconds })),
});

test('the longest stage and the slowest file are named first', () => {
  const text = summarize([
    { name: 'format', seconds: 0.5, failures: [] },
    { name: 'unit tests', seconds: 130, failures: [], report: report({ 'a.test.ts': 2, 'b.test.ts': 40 }) },
    { name: 'journeys', seconds: 200.04, failures: [], report: report({ 'e2e/c.spec.ts': 20 }) },
  ]);
  expect(text).toBe(`Where the time went:
   200.0 s  journeys
   130.0 s  unit tests
     0.5 s  format

The slowest files of tests (seconds of all their tests, and the test that takes more than half of them):
    40.0 s  b.test.ts
    20.0 s  e2e/c.spec.ts
     2.0 s  a.test.ts`);
});

test('a test that takes most of its file is named', () => {
  const longest = { title: 'SH-01 the header', seconds: 45.04 };
  const files = [{ file: 'e2e/a.spec.ts', seconds: 55, longest }];
  expect(summarize([{ name: 'journeys', seconds: 1, failures: [], report: { ...report({}), files } }])).toContain(
    '    55.0 s  e2e/a.spec.ts (45.0 s: SH-01 the header)',
  );
});

test('ten files are named', () => {
  const files = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index]));
  const text = summarize([{ name: 'unit tests', seconds: 1, failures: [], report: report(files) }]);
  expect(text).toContain('  2.test.ts');
  expect(text).not.toContain('  1.test.ts');
});

test('failed and flaky tests are named, with the message and the stack of their first errors', () => {
  const failures = [
    { name: 'e2e/a.spec.ts: SH-01 the header', error: 'Error: no header\n\n    at a.spec.ts:7:3' },
    { name: 'e2e/b.spec.ts: SH-02 the footer', error: 'Error: no footer' },
  ];
  const flaked = ['e2e/a.spec.ts: SH-01 the header'];
  const stage = { name: 'journeys', seconds: 1, failures: ['2 tests failed'], report: { ...report({}), failures } };
  expect(summarize([{ ...stage, flaked }])).toContain(`Failed:
  e2e/b.spec.ts: SH-02 the footer
    Error: no footer


Flaky (failed, then passed when run again; a flaky test is a defect):
  e2e/a.spec.ts: SH-01 the header
    Error: no header

        at a.spec.ts:7:3
`);
});

test('the errors of twenty failed tests are printed', () => {
  const failures = Array.from({ length: 21 }, (_, index) => ({ name: `a.test.ts: ${index};`, error: 'Error' }));
  const text = summarize([{ name: 'unit tests', seconds: 1, failures: [], report: { ...report({}), failures } }]);
  expect(text).toContain('a.test.ts: 19;');
  expect(text).not.toContain('a.test.ts: 20;');
});

test('the browsers in which nothing ran are named', () => {
  const stage = { name: 'journeys', seconds: 1, failures: [] };
  expect(summarize([stage], ['Firefox'])).toMatch(/Left out, because .*:\n {2}the journeys in Firefox$/);
  expect(summarize([stage])).not.toContain('Left out');
});
