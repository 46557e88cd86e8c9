import { result } from './result.ts';

test.each([
  [{ by: 'rule', what: 'salary' }, 'The bank’s own words match the rule “salary”.'],
  [{ by: 'merchant', what: 'Swiggy' }, 'The description names the merchant Swiggy.'],
  [{ by: 'keyword', what: 'CAFE' }, 'The description has the word “CAFE”.'],
  [{ by: 'person', what: 'R MEHTA' }, 'R MEHTA is a person, so this is a transfer.'],
  [{ by: 'person', what: '' }, 'The other side is a person.'],
  [{ by: 'nothing', what: '' }, 'Nothing in the description says what this was for.'],
] as const)('%j: %s', (reason, sentence) => {
  expect(result.corrections.reason(reason)).toBe(sentence);
});
