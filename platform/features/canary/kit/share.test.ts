import { parseShare } from './share.ts';

test.each([
  ['5%', 5],
  ['25', 25],
  ['1 %', 1],
  ['99%', 99],
])('%s is a share of the visitors', (text, share) => {
  expect(parseShare(text)).toBe(share);
});

test.each(['', '0', '100%', '-5', '5.5', 'five', '5%%'])('“%s” is not one', (text) => {
  expect(() => parseShare(text)).toThrow('--canary 5%');
});
