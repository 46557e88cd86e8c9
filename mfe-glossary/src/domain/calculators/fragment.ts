import * as v from 'valibot';
import { limitFields, type Calculator, type CalculatorFigures, type Field } from './calculator.ts';
import { decimals } from './typedFigure.ts';
import type { CashFlow } from './xirr.ts';

/** A number as links have it: without grouping, with as many decimals as the figure may have. */
const numberSchema = (most: number) =>
  v.pipe(v.string(), v.regex(most === 0 ? /^\d{1,10}$/ : /^\d{1,10}(?:\.\d{1,2})?$/), v.transform(Number));

const figureSchema = ({ unit, min, max }: Field<string>) =>
  v.pipe(numberSchema(decimals[unit]), v.minValue(min), v.maxValue(max));

/** Reads the figures of a fragment such as `amount=2500000&rate=8.5&months=240`; undefined if one is missing or refused. */
export function readFigures<Name extends string>(
  calculator: Pick<Calculator<Name, string>, 'fields' | 'limits' | 'example'>,
  fragment: string,
): CalculatorFigures<Name> | undefined {
  const parameters = new URLSearchParams(fragment);
  const read = (fields: readonly Field<Name>[]) =>
    fields.reduce<CalculatorFigures<Name> | undefined>((figures, field) => {
      const result = v.safeParse(figureSchema(field), parameters.get(field.name));
      return figures && result.success ? { ...figures, [field.name]: result.output } : undefined;
    }, calculator.example);
  const figures = read(calculator.fields);
  // The limits of some figures follow from others.
  return figures && read(limitFields(calculator, figures));
}

/** The figures as a fragment without `#`, in the order of the fields. */
export function writeFigures<Name extends string>(
  { fields }: Pick<Calculator<Name, string>, 'fields'>,
  figures: CalculatorFigures<Name>,
): string {
  return new URLSearchParams(fields.map(({ name }) => [name, String(figures[name])])).toString();
}

/** The most payments that a link may have, and a form shows: a SIP of thirty years has 360. */
export const MOST_FLOWS = 400;

/** The largest payment, in rupees. */
export const MOST_RUPEES = 1_000_000_000;

/** A day of the calendar: February has no 30th. */
const daySchema = v.pipe(
  v.string(),
  v.check((day) => Number.isFinite(Date.parse(day)) && new Date(day).toISOString().startsWith(day)),
);

const flowSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d:-?\d{1,10}(?:\.\d{1,2})?$/),
  v.transform((text) => ({ day: text.slice(0, 10), rupees: Number(text.slice(11)) })),
  v.object({
    day: daySchema,
    rupees: v.pipe(v.number(), v.notValue(0), v.minValue(-MOST_RUPEES), v.maxValue(MOST_RUPEES)),
  }),
);

const flowsSchema = v.pipe(v.array(flowSchema), v.minLength(2), v.maxLength(MOST_FLOWS));

/** Reads payments such as `flow=2024-01-01:-10000&flow=2025-01-01:11000`; undefined if there are none, or one is refused. */
export function readFlows(fragment: string): readonly CashFlow[] | undefined {
  const result = v.safeParse(flowsSchema, new URLSearchParams(fragment).getAll('flow'));
  return result.success ? result.output : undefined;
}

/** The payments as a fragment without `#`. */
export function writeFlows(flows: readonly CashFlow[]): string {
  return flows.map(({ day, rupees }) => `flow=${day}:${String(rupees)}`).join('&');
}
