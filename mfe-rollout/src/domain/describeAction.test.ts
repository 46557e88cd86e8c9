import { describeAction } from './describeAction.ts';
import { sampleChange } from '../testing/site.ts';

test.each([
  [{ action: 'publish' }, '1.1.0 was published'],
  [{ action: 'canary', share: 5 }, '1.1.0 was given to 5 % of visitors'],
  [{ action: 'widen', share: 100 }, '1.1.0 was given to all visitors'],
  [{ action: 'rollback' }, 'Visitors went back to 1.1.0'],
  [{ action: 'take-back' }, 'Visitors were taken back to 1.1.0'],
  [{ action: 'withdraw', version: undefined }, 'It was taken off the site'],
  [{ action: 'freeze' }, 'freeze 1.1.0'],
] as const)('%j is said as “%s”', (changes, said) => {
  expect(describeAction({ ...sampleChange(1), ...changes })).toBe(said);
});
