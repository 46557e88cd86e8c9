import { formatRupees } from '@artha/shared/format';
import type { Omission } from '../../../domain/act/omissions.ts';
import { toRupees } from '../../../domain/money.ts';

/** A rule of the Act that the standard comparison leaves out, and what it would change. */
export interface OmissionLine {
  readonly name: string;
  readonly effect: string;
}

interface Rule {
  readonly id: Omission['id'];
  readonly name: string;
  /** Text if the rule changes nothing; without it the line is then left out. */
  readonly idle?: string;
}

const rules: readonly Rule[] = [
  {
    id: 'rebate-old',
    name: 'Rebate of the old regime, up to ₹5,00,000 of taxable income',
    idle: 'Changes nothing here',
  },
  { id: 'hra', name: 'HRA exemption in the old regime', idle: 'Changes nothing here' },
  { id: 'surcharge', name: 'Surcharge above ₹50,00,000', idle: 'Changes nothing here' },
  { id: 'relief-band', name: 'End of marginal relief at ₹12,70,588 of taxable income' },
];

function describeAmount({ amount, regime }: Omission): string {
  const rupees = toRupees(amount);
  const regimeName = regime === 'old' ? 'Old' : 'New';
  return `${regimeName} regime: ${formatRupees(Math.abs(rupees))} ${rupees > 0 ? 'less' : 'more'} tax`;
}

/** What the standard comparison leaves out, a line each, with the rupees that it would change. */
export function describeOmissions(omissions: readonly Omission[]): readonly OmissionLine[] {
  return rules.flatMap(({ id, name, idle }) => {
    const effects = omissions.filter((omission) => omission.id === id).map(describeAmount);
    const effect = effects.length > 0 ? effects.join('. ') : idle;
    return effect === undefined ? [] : [{ name, effect }];
  });
}
