import * as v from 'valibot';
import { businessKinds, returnFacts, type BusinessKind, type ReturnFact } from './act/returnForm.ts';
import { professionalTaxTimes, providentFunds, type ProfessionalTaxTimes, type ProvidentFund } from './payslip.ts';
import type { RegimeId } from './regimes.ts';

/** The answers of a person about return form and payslips; what is absent was not answered. */
export interface WayAnswers {
  readonly business?: BusinessKind | undefined;
  readonly houses?: number | undefined;
  readonly facts?: readonly ReturnFact[] | undefined;
  readonly fund?: ProvidentFund | undefined;
  readonly regime?: RegimeId | undefined;
  /** A month counted from April. */
  readonly changedFrom?: number | undefined;
  readonly times?: ProfessionalTaxTimes | undefined;
  /** In rupees. */
  readonly taxEach?: number | undefined;
  readonly taxInFebruary?: number | undefined;
  /** A month counted from April. */
  readonly firstMonth?: number | undefined;
}

const given = <Output>(schema: v.GenericSchema<unknown, Output>) => v.fallback(v.optional(schema), undefined);
const number = (form: RegExp) => given(v.pipe(v.string(), v.regex(form), v.transform(Number)));
const month = number(/^(?:\d|1[01])$/);
const amount = number(/^\d{1,7}(?:\.\d{1,2})?$/);

const answersSchema = v.object({
  business: given(v.picklist(businessKinds)),
  houses: number(/^\d$/),
  facts: given(
    v.pipe(
      v.string(),
      v.transform((text) => text.split('.')),
      v.array(v.picklist(returnFacts)),
    ),
  ),
  fund: given(v.picklist(providentFunds)),
  regime: given(v.picklist(['old', 'new'])),
  changedFrom: month,
  times: given(v.picklist(professionalTaxTimes)),
  taxEach: amount,
  taxInFebruary: amount,
  firstMonth: month,
});

/** Reads the answers that an address carries, such as `business-presumptive_facts-director.foreign`; ignores what it does not know. */
export function readWay(text: string | undefined): WayAnswers {
  const entries = (text ?? '').split('_').map((entry) => entry.split('-'));
  return v.parse(answersSchema, Object.fromEntries(entries));
}

/** Writes answers as an address carries them, always in the same order; undefined if there are none. */
export function writeWay(answers: WayAnswers): string | undefined {
  const given: Readonly<Record<string, string | number | readonly string[] | undefined>> = { ...answers };
  const written = Object.keys(answersSchema.entries).flatMap((name) => {
    const value = given[name];
    const text = value === undefined ? '' : [value].flat().join('.');
    return text === '' ? [] : [`${name}-${text}`];
  });
  return written.length > 0 ? written.join('_') : undefined;
}
