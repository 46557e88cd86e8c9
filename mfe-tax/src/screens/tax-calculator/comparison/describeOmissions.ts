import { formatRupees } from '@artha/shared/format';
import type { Omission, OmissionLimits } from '../../../domain/act/omissions.ts';
import { toRupees } from '../../../domain/money.ts';
import type { ResultTexts } from '../../../texts/resultTexts.ts';

/** A rule of the Act that the standard comparison leaves out, and what it would change. */
export interface OmissionLine {
  readonly name: string;
  readonly effect: string;
}

/** The rules, and whether one has a line, too, if it changes nothing. */
const rules: readonly { readonly id: Omission['id']; readonly isAlwaysShown: boolean }[] = [
  { id: 'rebate-old', isAlwaysShown: true },
  { id: 'hra', isAlwaysShown: true },
  { id: 'surcharge', isAlwaysShown: true },
  { id: 'relief-band', isAlwaysShown: false },
];

/** Describes each omission of the standard comparison in a line, with the rupees that it would change. */
export function describeOmissions(
  omissions: readonly Omission[],
  limits: OmissionLimits,
  texts: Pick<ResultTexts, 'omissions' | 'between' | 'changesNothing' | 'changesTax'>,
): readonly OmissionLine[] {
  const describeAmount = ({ amount, regime }: Omission) => {
    const rupees = toRupees(amount);
    return texts.changesTax(regime, formatRupees(Math.abs(rupees)), rupees > 0 ? 'less' : 'more');
  };
  return rules.flatMap(({ id, isAlwaysShown }) => {
    const effects = omissions.filter((omission) => omission.id === id).map(describeAmount);
    if (effects.length === 0 && !isAlwaysShown) return [];
    return [
      {
        name: texts.omissions[id](formatRupees(toRupees(limits[id]))),
        effect: effects.join(texts.between) || texts.changesNothing,
      },
    ];
  });
}
