import { acceptedRupees, findFault } from './findFault.ts';

const limited = { max: 150_000 };
const required = { required: true };

test.each([
  ['', required, 'missing'],
  ['-1', limited, 'negative'],
  ['a lot', limited, 'unreadable'],
  ['10,001 crore', {}, 'huge'],
  ['1,50,001', limited, 'tooMuch'],
] as const)('“%s” within %j is refused as %s, and counts as nothing', (text, limits, fault) => {
  expect(findFault(text, limits)).toBe(fault);
  expect(acceptedRupees(text, limits)).toBe(0);
});

test.each([
  ['', limited, 0],
  ['0', required, 0],
  ['1,50,000', limited, 150_000],
  ['1.5 lakh', limited, 150_000],
  ['1,49,999.5', limited, 149_999.5],
  ['12 lakh', required, 1_200_000],
] as const)('“%s” within %j counts %d', (text, limits, rupees) => {
  expect(findFault(text, limits)).toBeUndefined();
  expect(acceptedRupees(text, limits)).toBe(rupees);
});
