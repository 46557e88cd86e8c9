import { findPurpose } from './findPurpose.ts';

test.each([
  ['RENT FOR MAY', 'Rent & Housing', 'RENT'],
  ['HOUSERENT', 'Rent & Housing', 'HOUSERENT'],
  ['SCHOOL FEES APRIL', 'Education', 'SCHOOL FEES'],
  ['CAR EMI 4', 'Loan EMI', 'EMI'],
  ['ELECTRICITY BILL', 'Bills & Recharge', 'ELECTRICITY BILL'],
])('%s is a purpose of %s', (remark, category, word) => {
  expect(findPurpose(remark)).toEqual({ category, word });
});

test.each(['', 'NA', 'UPI', 'PARENT', 'PAYMENT FROM PHONE'])('%j states no purpose', (remark) => {
  expect(findPurpose(remark)).toBeUndefined();
});
