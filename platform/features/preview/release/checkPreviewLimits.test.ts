import { checkPreviewLimits } from './checkPreviewLimits.ts';

const now = new Date('2026-02-03T04:05:06Z');
const previewOf = (days: number) => ({
  owner: 'team-tax',
  until: new Date(now.getTime() + days * 86_400_000).toISOString(),
});
const of = (owner: string, count: number) => Array.from({ length: count }, () => ({ record: { owner } }));
const check = (days: number, live: ReturnType<typeof of> = []) => {
  checkPreviewLimits(previewOf(days), live, now);
};

test('a preview lives for at most 30 days', () => {
  check(0.001);
  check(30);
  for (const days of [0, -1, 30.001]) {
    expect(() => {
      check(days);
    }).toThrow('RE-19: A preview ends within 30 days');
  }
});

test('a team has at most 50 previews, whatever others have', () => {
  check(7, [...of('team-tax', 49), ...of('team-glossary', 60)]);
  expect(() => {
    check(7, of('team-tax', 50));
  }).toThrow('RE-19: team-tax has 50 previews.');
});
