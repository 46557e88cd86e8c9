import { categories } from '../src/engine/categories/category.ts';
import type { LabelledRow } from './labelledRows.ts';

type Label = LabelledRow['category'];
type Split = LabelledRow['split'];

/** The figures of one category. A share is `undefined` if its total is zero. */
export interface CategoryFigures {
  readonly category: Label;
  /** Rows with this label. */
  readonly labelled: number;
  /** Rows answered with this category. */
  readonly answered: number;
  /** The share of the answers that are right. */
  readonly precision: number | undefined;
  /** The share of the labelled rows that are answered right. */
  readonly recall: number | undefined;
}

/** The figures of a set of rows. Shares are between 0 and 1. */
export interface RowScores {
  readonly rows: number;
  /** Share of rows answered as labelled. */
  readonly accuracy: number;
  /** Share of rows answered with anything but `Others`. */
  readonly coverage: number;
  /** Share of the covered rows that are answered as labelled. */
  readonly precision: number | undefined;
  /** Share of rows answered with `Others`. */
  readonly others: number;
  /** Share of rows labelled `Others`, the target for `others`. */
  readonly othersLabelled: number;
  readonly categories: readonly CategoryFigures[];
}

/** The figures of all rows, and of each split. */
export interface CategoryMeasurement {
  readonly all: RowScores;
  readonly splits: Readonly<Record<Split, RowScores>>;
}

interface Answer {
  readonly expected: Label;
  readonly answered: string;
}

function share(part: readonly unknown[], whole: readonly unknown[]): number | undefined {
  return whole.length === 0 ? undefined : part.length / whole.length;
}

function figuresOf(answers: readonly Answer[]): RowScores {
  const right = answers.filter(({ expected, answered }) => expected === answered);
  const covered = answers.filter(({ answered }) => answered !== 'Others');
  const rest = answers.filter(({ answered }) => answered === 'Others');
  const restLabelled = answers.filter(({ expected }) => expected === 'Others');
  return {
    rows: answers.length,
    accuracy: share(right, answers) ?? 0,
    coverage: share(covered, answers) ?? 0,
    precision: share(
      right.filter(({ expected }) => expected !== 'Others'),
      covered,
    ),
    others: share(rest, answers) ?? 0,
    othersLabelled: share(restLabelled, answers) ?? 0,
    categories: categories.map((category) => {
      const labelled = answers.filter(({ expected }) => expected === category);
      const answered = answers.filter((answer) => answer.answered === category);
      const both = right.filter(({ expected }) => expected === category);
      return {
        category,
        labelled: labelled.length,
        answered: answered.length,
        precision: share(both, answered),
        recall: share(both, labelled),
      };
    }),
  };
}

/** Categorizes every row and compares the answers with the labels. */
export function measure(rows: readonly LabelledRow[], categorise: (row: LabelledRow) => string): CategoryMeasurement {
  const answers = rows.map((row) => ({ split: row.split, expected: row.category, answered: categorise(row) }));
  const ofSplit = (split: Split) => figuresOf(answers.filter((answer) => answer.split === split));
  return {
    all: figuresOf(answers),
    splits: { known: ofSplit('known'), unseen: ofSplit('unseen'), person: ofSplit('person'), bank: ofSplit('bank') },
  };
}
