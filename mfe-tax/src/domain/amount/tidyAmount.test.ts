import { tidyAmount } from './tidyAmount.ts';

test.each([
  ['', ''],
  [' ', ''],
  ['15 lakh', '15,00,000'],
  ['₹1,500,000', '15,00,000'],
  ['1299999.5', '12,99,999.5'],
  ['007', '7'],
  ['a lot', 'a lot'],
  ['-5', '-5'],
])('“%s” is written “%s”', (text, tidied) => {
  expect(tidyAmount(text)).toBe(tidied);
});
