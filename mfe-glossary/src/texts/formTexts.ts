import type { Calculator } from '../domain/calculators/calculator.ts';

/** The texts of one calculator. */
export interface FormTexts<
  Name extends string,
  Answer extends string,
  Column extends string = never,
  FactName extends string = never,
> {
  readonly title: string;
  /** The labels of its fields. */
  readonly fields: Readonly<Record<Name, string>>;
  /** Help below a label. */
  readonly hints?: Partial<Readonly<Record<Name, string>>>;
  /** The choices of each field that is one, in the order of their positions, which links have. */
  readonly choices?: Partial<Readonly<Record<Name, readonly string[]>>>;
  readonly answers: Readonly<Record<Answer, string>>;
  /** The assumptions behind the figures, and the costs that they leave out. */
  readonly note: string;
  readonly columns?: Readonly<Record<Column, string>>;
  /** The heads of rows that are parts, in the order of their positions. */
  readonly parts?: readonly string[];
  readonly facts?: Readonly<Record<FactName, string>>;
}

/** The texts that a calculator needs. */
export type TextsOf<One> =
  One extends Calculator<infer Name, infer Answer, infer Column, infer FactName>
    ? FormTexts<Name, Answer, Column, FactName>
    : never;
