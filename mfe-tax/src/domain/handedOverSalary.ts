import * as v from 'valibot';

/** Whole rupees a year, as another tool writes them; more digits than a salary has are none. */
const salarySchema = v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number));

/** The basic salary that a link hands over in its hash, such as `#basicSalary=1200000`; undefined where it has none. */
export function readHandedOverSalary(hash: string): number | undefined {
  const parsed = v.safeParse(salarySchema, new URLSearchParams(hash.slice(1)).get('basicSalary'));
  return parsed.success ? parsed.output : undefined;
}
