import { describeUnknown } from './describeUnknown.ts';

const commands = ['create', 'dev', 'build', 'publish', 'status', 'rollback', 'log'];

test.each([
  ['pubish', 'publish'],
  ['publishh', 'publish'],
  ['statsu', 'status'],
  ['biuld', 'build'],
  ['roll-back', 'rollback'],
  ['logs', 'log'],
])('names %s as unknown and proposes %s', (typed, meant) => {
  expect(describeUnknown(typed, commands)).toBe(`artha has no command “${typed}”. Did you mean artha ${meant}?\n`);
});

test.each(['deploy', 'x', 'constructor'])('proposes nothing for %s', (typed) => {
  expect(describeUnknown(typed, commands)).toBe(`artha has no command “${typed}”.\n`);
});
