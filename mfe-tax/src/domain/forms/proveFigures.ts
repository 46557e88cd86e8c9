import { deductionRows, exemptionRows, section16Rows, type FormRow } from './formRow.ts';

/** Amounts in paise by row; of Chapter VI-A those that are allowed. */
export type Amounts = Readonly<Partial<Record<FormRow, number>>>;

/** A sum that the form prints: `total` = the rows with their signs. */
interface Sum {
  readonly total: FormRow;
  readonly parts: readonly (readonly [FormRow, 1 | -1])[];
  /** By how many paise a printed sum may differ, because its parts were rounded. */
  readonly tolerance: number;
}

const RUPEE = 100;

const plus = (...rows: readonly FormRow[]) => rows.map((row) => [row, 1] as const);
const minus = (...rows: readonly FormRow[]) => rows.map((row) => [row, -1] as const);

/** The sums of Part B, by the numbers of its items. */
const sums: readonly Sum[] = [
  { total: 'grossSalary', parts: plus('salary', 'perquisites', 'profitsInLieu'), tolerance: RUPEE },
  {
    total: 'exemptions',
    parts: plus(...exemptionRows),
    tolerance: RUPEE,
  },
  { total: 'salaryFromEmployer', parts: [...plus('grossSalary'), ...minus('exemptions')], tolerance: RUPEE },
  {
    total: 'section16',
    parts: plus(...section16Rows),
    tolerance: RUPEE,
  },
  {
    total: 'salaryIncome',
    parts: [...plus('salaryFromEmployer', 'otherEmployers'), ...minus('section16')],
    tolerance: RUPEE,
  },
  { total: 'otherIncome', parts: plus('houseProperty', 'otherSources'), tolerance: RUPEE },
  { total: 'grossTotalIncome', parts: plus('salaryIncome', 'otherIncome'), tolerance: RUPEE },
  {
    total: 'deductions',
    parts: plus(...deductionRows),
    tolerance: RUPEE,
  },
  // Section 288A rounds it to the nearest ten rupees.
  { total: 'totalIncome', parts: [...plus('grossTotalIncome'), ...minus('deductions')], tolerance: 5 * RUPEE },
  {
    total: 'taxPayable',
    parts: [...plus('taxOnIncome', 'surcharge', 'cess'), ...minus('rebate')],
    tolerance: 5 * RUPEE,
  },
  { total: 'netTax', parts: [...plus('taxPayable'), ...minus('relief')], tolerance: 5 * RUPEE },
];

/** The evidence of the printed sums about the figures of a form. */
export interface FiguresProof {
  /** Rows that a sum confirms and none contradicts. */
  readonly proved: ReadonlySet<FormRow>;
  /** Rows of the sums that do not add up. */
  readonly contradicted: ReadonlySet<FormRow>;
  /** How many sums add up, and how many do not. */
  readonly closed: number;
  readonly open: number;
}

/** Checks the printed sums of a form. A row that is not printed counts as nothing, as in the form. */
export function proveFigures(amounts: Amounts): FiguresProof {
  const proved = new Set<FormRow>();
  const contradicted = new Set<FormRow>();
  let [closed, open] = [0, 0];
  for (const { total, parts, tolerance } of sums) {
    const printed = parts.filter(([row]) => amounts[row] !== undefined);
    const sum = amounts[total];
    if (sum === undefined || printed.length === 0) continue;
    const added = printed.reduce((so, [row, sign]) => so + sign * (amounts[row] ?? 0), 0);
    const isClosed = Math.abs(added - sum) <= tolerance;
    if (isClosed) closed += 1;
    else open += 1;
    for (const row of [total, ...printed.map(([one]) => one)]) (isClosed ? proved : contradicted).add(row);
  }
  return { proved: new Set([...proved].filter((row) => !contradicted.has(row))), contradicted, closed, open };
}
