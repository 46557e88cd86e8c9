import { formatRupees } from '@artha/shared/format';
import { exemptGratuity, exemptLeavePay, type LeavingFigures } from '../../../../domain/act/leaving.ts';
import type { YearRules } from '../../../../domain/act/years.ts';
import { toRupees, type Money } from '../../../../domain/money.ts';
import type { ResultTexts } from '../../../../texts/resultTexts.ts';

const rupees = (amount: Money) => formatRupees(toRupees(amount));

/** Why gratuity and leave pay are exempt as far as they are: a sentence for each that was paid and has a limit. */
export function leavingLines(
  leaving: LeavingFigures,
  { leavingLimits }: YearRules,
  { parts }: Pick<ResultTexts, 'parts'>,
): readonly string[] {
  const exemptions = {
    gratuity: exemptGratuity(leaving, leavingLimits.gratuity),
    leavePay: exemptLeavePay(leaving, leavingLimits.leavePay),
  };
  return (['gratuity', 'leavePay'] as const).flatMap((name) => {
    const { amounts, exempt } = exemptions[name];
    const [received, ...limits] = amounts;
    return received === 0n || limits.length === 0
      ? []
      : [parts.leavingLine[name](amounts.map(rupees), rupees(exempt), leaving.rule)];
  });
}
