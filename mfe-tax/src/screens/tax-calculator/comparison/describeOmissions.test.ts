import { findOmissionLimits, findOmissions } from '../../../domain/act/omissions.ts';
import { results } from '../../../texts/en/results.tsx';
import { describeOmissions } from './describeOmissions.ts';

const linesFor = (inputs: Partial<Parameters<typeof findOmissions>[0]>) =>
  Object.fromEntries(
    describeOmissions(
      findOmissions(
        {
          basicSalary: 0,
          houseRentAllowance: 0,
          otherAllowance: 0,
          metroCity: false,
          section80C: 0,
          section80D: 0,
          rentPaid: 0,
          ...inputs,
        },
        '2026-27',
      ),
      findOmissionLimits('2026-27'),
      results,
    ).map(({ name, effect }) => [name, effect]),
  );

describe('what the standard comparison leaves out', () => {
  test('is named even if it changes nothing', () => {
    expect(linesFor({ basicSalary: 1_800_000 })).toEqual({
      'Rebate of the old regime, up to ₹5,00,000 of taxable income': 'Changes nothing here',
      'HRA exemption in the old regime': 'Changes nothing here',
      'Surcharge above ₹50,00,000': 'Changes nothing here',
    });
  });

  test('has the rupees that the rebate would take off', () => {
    expect(linesFor({ basicSalary: 550_000 })).toMatchObject({
      'Rebate of the old regime, up to ₹5,00,000 of taxable income': 'Old regime: ₹13,000 less tax',
    });
  });

  test('has the rupees that the surcharge would add in each regime', () => {
    expect(linesFor({ basicSalary: 10_050_000 })).toMatchObject({
      'Surcharge above ₹50,00,000': expect.stringMatching(
        /^Old regime: ₹[\d,]+ more tax\. New regime: ₹[\d,]+ more tax$/,
      ),
    });
  });

  test('names the end of the relief only if it matters', () => {
    expect(linesFor({ basicSalary: 1_349_999 })).toMatchObject({
      'End of marginal relief at ₹12,70,588 of taxable income': 'New regime: ₹3,899 less tax',
    });
  });
});
