import { readWay, writeWay, type WayAnswers } from '../../../domain/wayAnswers.ts';
import type { Calculator } from '../inputs/useCalculator.ts';

/** The answers about return form and payslips that the figures carry, and a function that changes some of them. */
export function useWayAnswers({
  figures,
  choose,
}: Pick<Calculator, 'figures' | 'choose'>): readonly [WayAnswers, (changed: WayAnswers) => void] {
  const answers = readWay(figures.choices.way);
  return [
    answers,
    (changed) => {
      choose({ way: writeWay({ ...answers, ...changed }) });
    },
  ];
}
