/** How a figure is typed and printed. `years` may have decimals; the others of time are whole. */
export type Unit = 'rupees' | 'percent' | 'months' | 'years' | 'wholeYears';

/** A figure that a calculator asks for, with its limits. */
export interface Field<Name extends string> {
  readonly name: Name;
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
}

/** The figures of a calculator by name: rupees and percent with up to two decimals. */
export type CalculatorFigures<Name extends string> = Readonly<Record<Name, number>>;

/** A figure that a calculator works out. */
export interface Result<Name extends string> {
  readonly name: Name;
  readonly unit: 'rupees' | 'percent';
  /** With two decimals. */
  readonly value: number;
}

/** A calculator with a few figures and a formula. */
export interface Calculator<Name extends string, Answer extends string> {
  readonly fields: readonly Field<Name>[];
  /** The example that the page is composed with. */
  readonly example: CalculatorFigures<Name>;
  /** Works out the results, the one that is asked for first. @param figures within the limits of the fields. */
  readonly compute: (figures: CalculatorFigures<Name>) => readonly Result<Answer>[];
}
