import * as v from 'valibot';
import type { Comparison } from '../comparison.ts';
import { decimal } from '../decimal.ts';
import { nothing } from '../nothing.ts';
import { calculatorReports } from './calculatorReports.ts';
import { interestReports, toAnswers, toInterestCase } from './interestReports.ts';
import { taxReports } from './taxReports.ts';

const figuresSchema = v.record(v.string(), decimal);

/** Whether an answer has all figures that are expected; it may have others. */
const hasFigures = (answer: unknown, expected: Readonly<Record<string, number>>): boolean => {
  const figures = v.parse(figuresSchema, answer);
  return Object.entries(expected).every(([name, value]) => figures[name] === value);
};

/** The figures of the reports, which were worked out by hand: the program in Python finds them, too. */
export function compareReports(): readonly Comparison[] {
  return [
    ...taxReports.map(({ one: { regime, inputs, payable } }) => ({
      question: { kind: 'tax' as const, case: { ...nothing, ...inputs } },
      ours: payable,
      agrees: (answer: unknown) =>
        hasFigures(v.parse(v.looseObject({ [regime]: v.unknown() }), answer)[regime], { payable }),
    })),
    ...interestReports.map(({ one }) => ({
      question: { kind: 'interest' as const, case: toInterestCase(one) },
      ours: one.interest,
      agrees: (answer: unknown) => hasFigures(answer, toAnswers(one)),
    })),
    ...calculatorReports.map(({ one: { calculator, figures, answers } }) => ({
      question: { kind: calculator, case: figures },
      ours: answers,
      agrees: (answer: unknown) => hasFigures(answer, answers),
    })),
  ];
}
