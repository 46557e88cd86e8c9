import { runCases } from './runCases.ts';
import type { ConformanceCase, Target } from './target.ts';

const target: Target = {
  url: '',
  siteUrl: '',
  offers: new Set(['autoconfirm']),
  nextLink: () => Promise.resolve(''),
  nextCode: () => Promise.resolve(''),
  passSeconds: () => Promise.resolve(),
  passReuseInterval: () => Promise.resolve(),
};

const cases: readonly ConformanceCase[] = [
  { name: 'works', needs: ['autoconfirm'], run: () => Promise.resolve() },
  { name: 'differs', needs: [], run: () => Promise.reject(new Error('one is not two')) },
  { name: 'cannot be tested', needs: ['sms'], run: () => Promise.resolve() },
];

describe('a run', () => {
  test('counts passed, failed and omitted cases, with the reasons', async () => {
    const lines: string[] = [];
    const outcome = await runCases(target, cases, (line) => lines.push(line));
    expect(outcome).toEqual({ passed: 1, failed: 1, leftOut: 1 });
    expect(lines.join('\n')).toMatch(
      /^ok {8}works .*\nFAILED {4}differs\n {12}one is not two\nleft out {2}cannot be tested: its text messages cannot be read$/,
    );
  });
});
