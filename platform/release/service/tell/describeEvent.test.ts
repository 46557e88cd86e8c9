import { comparedShares } from '../events.ts';
import { describeEvent } from './describeEvent.ts';
import { takenBack, widened } from './testing/sampleEvents.ts';
import type { TeamEvent } from './teamEvents.ts';

const ORIGIN = 'https://artha.example';
const release = `1.2.0 (${'a'.repeat(20)})`;
const ordered = { remote: 'tax', owner: 'team-tax', at: takenBack.at, commit: undefined, release: takenBack.release };

test('a mail about a release that was taken back has what happened, why, the figures and what to type', () => {
  expect(describeEvent(takenBack, ORIGIN).text).toBe(`tax ${release} was taken back (2026-11-26 03:12 UTC).
5 % of visitors had it; they get 1.1.0 (${'b'.repeat(20)}) again. It was worse than the release before: visits in which a screen threw an error.

Figures:
  visits in which a screen threw an error: 31 of 400; in the release before: 2 of 400

  npx artha logs tax      shows the errors, in the lines of your sources
  npx artha status tax    shows both releases beside each other
  npx artha publish tax   publishes it again, once it is repaired

What runs: https://artha.example/~releases#remote=tax
`);
});

const told: readonly (readonly [event: TeamEvent, subject: string])[] = [
  [{ ...widened, kind: 'canary-started', share: 5 }, `tax ${release} is given to 5 % of visitors`],
  [widened, `tax ${release} is given to 25 % of visitors, after 5 %`],
  [{ ...widened, kind: 'canary-done' }, `tax ${release} is given to all visitors`],
  [{ ...ordered, kind: 'release-published' }, `tax ${release} was published`],
  [{ ...ordered, kind: 'release-rolled-back' }, `Visitors of tax went back to ${release}`],
  [{ ...ordered, kind: 'remote-withdrawn' }, 'tax was taken off the site'],
  [
    { ...ordered, kind: 'next-shell-breaks', shell: '2.0.0', from: '2027-03-01', change: 'Accept react 20.' },
    'tax does not run in shell 2.0.0, which may be live from 2027-03-01 on',
  ],
];

test.each(told)('%j is told in a line', (event, subject) => {
  const described = describeEvent(event, ORIGIN);
  expect(described.subject).toBe(subject);
  expect(described.text.startsWith(`${subject} (2026-11-26 03:12 UTC).\n`)).toBe(true);
});

test('each reason is said', () => {
  const textFor = (reason: (typeof takenBack)['reason'] | object) =>
    describeEvent(Object.assign({}, takenBack, { reason, share: 100, figures: [] }), ORIGIN).text;
  expect(textFor({ kind: 'too-few-visits', visits: 12, needed: 200 })).toContain('All visitors had it; they get 1.1.0');
  expect(textFor({ kind: 'too-few-visits', visits: 12, needed: 200 })).toContain(
    'Only 12 visits were counted in time, and 200 are needed.',
  );
  expect(textFor({ kind: 'refused', code: 'RE-04', text: 'Its contract is not supported.' })).toContain(
    'It no longer fits the site: RE-04, Its contract is not supported.',
  );
});

test.each(comparedShares)('the comparison of %s is said in words', (share) => {
  const figures = [{ ...takenBack.figures[0], share }];
  expect(describeEvent({ ...takenBack, figures }, ORIGIN).text).toMatch(
    /^ {2}visits .*: 31 of 400; in the release before: 2 of 400$/m,
  );
});
