import { typedLines } from '../text/testing/typedLines.ts';
import { dateOrderOfPlace } from './dateOrderOfPlace.ts';

test.each([
  ['IFSC: SAHY0000001', 'day first'],
  ['UPI/512345678901/TEA', 'day first'],
  ['Balance in ₹', 'day first'],
  ['Member FDIC', 'month first'],
  ['Your routing number is 012345678', 'month first'],
  ['Springfield, IL 62701', 'month first'],
  ['Kinabalu Bank Berhad', 'day first'],
  ['Sort code 01-02-03', 'day first'],
  ['A bank somewhere', undefined],
])('%s: %s', (text, order) => {
  expect(dateOrderOfPlace(typedLines([{ x: 20, y: 20, text }]))).toBe(order);
});

test('what is Indian comes before what is American: a purchase abroad is printed too', () => {
  const lines = typedLines([
    { x: 20, y: 20, text: 'POS SHOP Springfield, IL 62701' },
    { x: 20, y: 40, text: 'NEFT TO A SHOP' },
  ]);
  expect(dateOrderOfPlace(lines)).toBe('day first');
});
