import { describeEvent } from './describeEvent.ts';
import { takenBack, widened } from '../testing/sampleEvents.ts';
import type { ToldOf } from './ways.ts';

const ORIGIN = 'https://artha.example';
const ordered = { remote: 'tax', owner: 'team-tax', at: takenBack.at, commit: undefined, release: takenBack.release };

test('a mail about a release that was taken back has what happened, why, the figures and what to type', () => {
  expect(describeEvent(takenBack, ORIGIN).text)
    .toBe(`tax 1.2.0 was taken back from 5 % of the visitors; they get 1.1.0 again (2026-11-26 03:12 UTC).
Pages threw an error: 31 of 400 visits (7.8 %), before 2 of 400 (0.5 %).

All figures:
  threw an error: 31 of 400 visits (7.8 %), before 2 of 400 (0.5 %)

  npx artha logs tax     shows the errors, in the lines of your sources
  npx artha status tax   shows both releases beside each other
  npx artha publish tax  publishes it again, once it is repaired

What runs: https://artha.example/~releases#remote=tax
`);
});

const told: readonly (readonly [event: ToldOf, subject: string])[] = [
  [{ ...widened, kind: 'canary-started', share: 5 }, 'tax 1.2.0 is given to 5 % of the visitors as a canary'],
  [widened, 'tax 1.2.0 is given to 25 % of the visitors'],
  [{ ...widened, kind: 'canary-done' }, 'tax 1.2.0 is given to all visitors'],
  [{ ...ordered, kind: 'release-published' }, 'tax 1.2.0 was published'],
  [{ ...ordered, kind: 'release-rolled-back' }, 'Visitors of tax went back to 1.2.0'],
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
