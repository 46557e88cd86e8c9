/**
 * How a figure is typed and printed. `percent` is a rate a year, `share` a part of an amount; `years` may have decimals, the
 * others of time are whole; `choice` is the position in a list of choices, from 0.
 */
export type Unit = 'rupees' | 'percent' | 'share' | 'months' | 'years' | 'wholeYears' | 'count' | 'choice';

/** The limits of a figure. */
interface Limits {
  readonly min: number;
  readonly max: number;
}

/** A figure that a calculator asks for, with its limits. */
export interface Field<Name extends string> extends Limits {
  readonly name: Name;
  readonly unit: Unit;
}

/** The figures of a calculator by name: rupees and percent with up to two decimals. */
export type CalculatorFigures<Name extends string> = Readonly<Record<Name, number>>;

/** A figure that a calculator works out. */
export interface Result<Name extends string> {
  readonly name: Name;
  readonly unit: 'rupees' | 'percent' | 'months';
  /** With two decimals. */
  readonly value: number;
}

/** The head of a row: a number of a year, a month or an age, or the position of a part in the texts. */
export type RowHead = 'year' | 'month' | 'age' | 'part';

/** A row of a table: its head, then an amount in rupees for each column. */
export type FigureRow = readonly [head: number, ...amounts: number[]];

/** The course of the results in rows, and the columns that a chart draws. */
export interface FigureTable<Name extends string, Column extends string> {
  readonly rowHead: RowHead;
  readonly columns: readonly Column[];
  /** The columns of the chart: lines over time, or bars of parts, for which there is one column. */
  readonly drawn: readonly [Column, Column?];
  readonly rows: (figures: CalculatorFigures<Name>) => readonly FigureRow[];
}

/** A rate or a limit of the law or of an authority: the default of a field, or its limit. */
export interface Fact<Name extends string> {
  readonly name: Name;
  readonly unit: Unit;
  readonly value: number;
}

/** The source of facts. */
export interface Source<FactName extends string> {
  readonly facts: readonly Fact<FactName>[];
  /** The law, rule or announcement, as the authority names it. */
  readonly authority: string;
  readonly url: string;
  /** The day from which the facts hold, or of the last announcement that was found, as YYYY-MM-DD. */
  readonly asOf: string;
  /** Whether a text of the authority was read; false if only reports of it were found. */
  readonly isRead: boolean;
}

/** A calculator with a few figures and a formula; one form reads all of them. */
export interface Calculator<
  Name extends string,
  Answer extends string,
  Column extends string = never,
  FactName extends string = never,
> {
  readonly fields: readonly Field<Name>[];
  /** Limits that follow from other figures: a retirement comes after the age of today. */
  readonly limits?: (figures: CalculatorFigures<Name>) => Partial<Record<Name, Partial<Limits>>>;
  /** The example that the page is composed with. */
  readonly example: CalculatorFigures<Name>;
  /** Works out the results, the one that is asked for first. @param figures within the limits of the fields. */
  readonly compute: (figures: CalculatorFigures<Name>) => readonly Result<Answer>[];
  readonly table?: FigureTable<Name, Column>;
  readonly sources?: readonly Source<FactName>[];
}

/** The fields with the limits that follow from these figures. */
export function limitFields<Name extends string>(
  { fields, limits }: Pick<Calculator<Name, string>, 'fields' | 'limits'>,
  figures: CalculatorFigures<Name>,
): readonly Field<Name>[] {
  const narrower = limits?.(figures);
  return fields.map((field) => ({ ...field, ...narrower?.[field.name] }));
}
