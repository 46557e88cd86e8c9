import type { TaxInputs } from '../../../domain/taxInputs.ts';
import type { Figures, StepAmountName } from '../../../domain/figures.ts';
import { acceptedRupees } from '../../../domain/amount/findFault.ts';
import { stepAmounts } from '../../../domain/stepAmounts.ts';

/** The figures of both steps as the standard comparison takes them: empty or refused ones count as zero. */
export function toTaxInputs({ amounts, choices }: Figures): TaxInputs {
  const rupees = (name: StepAmountName) => {
    const asked = stepAmounts.find((one) => one.name === name);
    return asked ? acceptedRupees(amounts[name] ?? '', asked) : 0;
  };
  return {
    basicSalary: rupees('basicSalary'),
    houseRentAllowance: rupees('houseRentAllowance'),
    otherAllowance: rupees('otherAllowance'),
    metroCity: choices.metroCity === 'yes',
    section80C: rupees('section80C'),
    section80D: rupees('section80D'),
    rentPaid: rupees('rentPaid'),
  };
}
