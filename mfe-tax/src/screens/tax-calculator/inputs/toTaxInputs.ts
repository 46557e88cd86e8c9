import type { TaxInputs } from '../../../domain/compareRegimes.ts';
import type { AmountName, Figures } from '../../../domain/figures.ts';
import { stepFields } from './amountFields.tsx';
import { acceptedRupees } from './explainAmount.ts';

/** The figures of both steps as the standard comparison takes them: empty or refused ones count as zero. */
export function toTaxInputs({ amounts, choices }: Figures): TaxInputs {
  const rupees = (name: AmountName) => {
    const field = stepFields.find((one) => one.name === name);
    return field ? acceptedRupees(amounts[name] ?? '', field) : 0;
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
