import * as v from 'valibot';
import { describeError } from './describeError.ts';

test('an error is described by its message', () => {
  expect(describeError(new Error('RE-21: no'))).toBe('RE-21: no');
  expect(describeError('no')).toBe('no');
});

test('content that does not match a schema is described by its fields', () => {
  const { issues } = v.safeParse(v.object({ a: v.object({ b: v.number() }) }), { a: { b: 'c' } });
  if (!issues) throw new Error('It matches.');
  expect(describeError(new v.ValiError(issues))).toBe(
    'What was read was not understood: a.b: Invalid type: Expected number but received "c"',
  );
});
