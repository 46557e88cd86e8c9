import type { stepUpSip } from '../../../domain/calculators/stepUpSip.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the calculator for step-up SIPs in English. */
export const texts: TextsOf<typeof stepUpSip> = {
  title: 'Work out a step-up SIP',
  fields: { instalment: 'Monthly instalment at first', step: 'Yearly increase', rate: 'Assumed return', years: 'Time' },
  answers: { value: 'Value at the end', invested: 'Paid in', gain: 'Gain' },
  columns: { instalment: 'Instalment', invested: 'Paid in so far', value: 'Value' },
  note: 'With one instalment at the beginning of each month, larger after every twelve, and a twelfth of the assumed return each month. Real returns rise and fall and can be negative; costs, exit load and tax are not in it.',
};
