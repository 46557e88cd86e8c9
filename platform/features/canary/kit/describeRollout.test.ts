import type { ReleaseEvent } from '@artha/service/releaseEvents';
import { describeRollout } from './describeRollout.ts';

const figure = {
  share: 'errors' as const,
  release: { met: 12, of: 20 },
  before: { met: 4, of: 380 },
  evidence: 12_345.6,
};
const release = { version: '1.1.0', digest: 'b'.repeat(20) };
const event = {
  remote: 'tax',
  owner: 'team-tax',
  at: '2026-02-03T04:05:06.000Z',
  release,
  before: { version: '1.0.0', digest: 'a'.repeat(20) },
  figures: [figure],
};
const events: ReleaseEvent[] = [
  { ...event, kind: 'release-taken-back', share: 100, reason: { kind: 'worse', share: 'errors' } },
  { ...event, kind: 'release-taken-back', share: 5, reason: { kind: 'too-few-visits', visits: 7, needed: 200 } },
  { ...event, kind: 'release-taken-back', share: 25, reason: { kind: 'refused', code: 'RE-06', text: 'Taken.' } },
  { ...event, kind: 'canary-done' },
  { ...event, kind: 'canary-widened', from: 5, share: 25 },
  { ...event, kind: 'canary-started', share: 5 },
];

test('a canary is shown with its share, its visits, its figures and what would end it', () => {
  const canary = { ...release, share: 5, since: event.at, visits: 20, neededVisits: 200, figures: [figure] };
  expect(describeRollout({ needed: 500, canary, events: [] })).toBe(
    `Canary 1.1.0 (${release.digest}): 5 % of the visitors, since ${event.at}; 20 of 200 visits are counted.
  threw an error: 12 of 20 visits (60.0 %), before 4 of 380 (1.1 %)
  Evidence that it is worse: 12345.6; it is taken back at 500.`,
  );
});

test('a watch is shown, also before the first visit', () => {
  const watch = { ...release, since: event.at, figures: [{ ...figure, release: { met: 0, of: 0 } }] };
  expect(describeRollout({ needed: 500, watch, events: [] })).toBe(
    `Guard over 1.1.0 (${release.digest}), since ${event.at}.\n  No visits were counted yet.`,
  );
});

test('what happened is told in sentences', () => {
  expect(describeRollout({ needed: 500, events }).split('\n')).toEqual(
    [
      'was taken back from all visitors; they get 1.0.0 again. Pages threw an error: 12 of 20 visits (60.0 %), before 4 of 380 (1.1 %).',
      'was taken back from 5 % of the visitors; they get 1.0.0 again. Only 7 of 200 visits were counted in time.',
      'was taken back from 25 % of the visitors; they get 1.0.0 again. It no longer fits the site: RE-06: Taken.',
      'is given to all visitors.',
      'is given to 25 % of the visitors.',
      'is given to 5 % of the visitors as a canary.',
    ].map((text) => `${event.at}  tax 1.1.0 ${text}`),
  );
});

test('nothing is shown of a remote without either', () => {
  expect(describeRollout({ needed: 500, events: [] })).toBe('');
});
