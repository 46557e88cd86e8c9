import * as v from 'valibot';
import { thrownErrorSchema } from '@artha/shared/contract';
import { ThrownErrors } from './thrownErrors.ts';

const tax = { remote: 'tax', release: '0123456789abcdef0123' };
const stackAt = (line: number) => `at /remotes/tax/${tax.release}/Tax.js:${line}:1`;

test('equal errors are one, a page that throws in a loop keeps a few, and each is reported once', () => {
  const thrown = new ThrownErrors();
  for (let line = 1; line <= 50; line += 1) thrown.add(tax, 'TypeError', stackAt(line));
  for (let index = 0; index < 3000; index += 1) thrown.add(tax, 'TypeError', stackAt(1));
  const taken = thrown.take();
  expect(v.is(v.array(thrownErrorSchema), taken)).toBe(true);
  expect(taken).toHaveLength(10);
  expect(taken[0]).toMatchObject({ count: 1000, frames: ['Tax.js:1:1'] });
  expect(thrown.take()).toEqual([]);
});

test('an error without a position in its release is not kept', () => {
  const thrown = new ThrownErrors();
  thrown.add(tax, 'TypeError', 'TypeError: Asha Rao');
  expect(thrown.take()).toEqual([]);
});
