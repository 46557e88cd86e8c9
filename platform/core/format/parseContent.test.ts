import * as v from 'valibot';
import { parseContent } from './parseContent.ts';

const schema = v.object({ budgets: v.object({ own: v.object({ limit: v.number(), reason: v.string() }) }) });

test('content is returned as its schema describes it', () => {
  const content = { budgets: { own: { limit: 30, reason: 'a chart' } } };
  expect(parseContent(schema, { ...content, more: 1 }, 'package.json')).toEqual(content);
});

test('a fault names the file, the field and what was expected, each on its line', () => {
  expect(() => parseContent(schema, { budgets: { own: { limit: 'some' } } }, 'package.json')).toThrow(
    new Error(
      'package.json: budgets.own.limit: Invalid type: Expected number but received "some"\n' +
        'package.json: budgets.own.reason: Invalid key: Expected "reason" but received undefined',
    ),
  );
  expect(() => parseContent(schema, 7, 'package.json')).toThrow(/^package\.json: Invalid type: Expected Object/);
});
