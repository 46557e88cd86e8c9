import type { FormBlock, FormRow } from './formRow.ts';

/** The meaning of a row's words: a row, the heading of a block, or undefined if they are unknown. */
export type NamedRow =
  | { readonly kind: 'row'; readonly row: FormRow }
  | { readonly kind: 'heading'; readonly block: FormBlock }
  | undefined;

/** Small letters, digits and brackets only, with one word for 'u/s', 'sec.' and 'section'. */
function labelKey(label: string): string {
  return label
    .toLowerCase()
    .replace(/\bu\s*\/\s*s\b\.?|\bunder\s+sec(?:tion)?\b\.?/g, ' undersection ')
    .replace(/\bsec\b\.?/g, ' section ')
    .replace(/[^a-z0-9()]/g, '');
}

/** A section of Chapter VI-A in a label, such as `80CCD(1B)`. */
const via =
  /\b80\s?-?\s?(ccd|ccc|cch|ccg|ddb|dd|eeb|eea|ee|tta|ttb|gga|ggc|gg|c|d|e|g|u)(?![a-z])\s*(?:\(?\s*(1\s*b\b|1\s*\)\s*\(\s*b|1\s*\(\s*b|1|2)\s*\)?\s*\)?)?/gi;

const viaRows: Readonly<Partial<Record<string, FormRow>>> = {
  c: 'section80C',
  ccc: 'section80CCC',
  ccd1: 'section80CCD1',
  ccd1b: 'section80CCD1B',
  ccd2: 'section80CCD2',
  d: 'section80D',
  e: 'section80E',
  cch: 'section80CCH',
  g: 'section80G',
  tta: 'section80TTA',
};

/** The rows of the sections of Chapter VI-A that a label names; other sections are `otherDeductions`. */
function viaSections(label: string): readonly FormRow[] {
  return [...label.matchAll(via)].map(([, letters = '', part = '']) => {
    const name = letters.toLowerCase();
    const key = name === 'ccd' ? name + part.toLowerCase().replace(/[^12b]/g, '') : name;
    return viaRows[key] ?? 'otherDeductions';
  });
}

/** In this order, because a total names the sections that it adds. */
const headings: readonly (readonly [RegExp, FormBlock])[] = [
  [/^grosssalary/, 'salary'],
  [/allowances?.*(exempt|section10)|exemptallowances?|exemptions?undersection10/, 'exemptions'],
  [/deductions?(from|under).*(section)?16/, 'section16'],
  [/^(add)?anyotherincome/, 'otherIncome'],
  [/deductions?under(chapter)?(chapter)?vi/, 'chapterVia'],
  [/^tax(computation|calculation)/, 'tax'],
];

/** In this order: the first that matches names the row. */
const rows: readonly (readonly [RegExp, FormRow])[] = [
  [/otheremployer|previousemployer/, 'otherEmployers'],
  [/currentemployer|1\(d\)2\(h\)|^balance\(?12/, 'salaryFromEmployer'],
  [/anyotherexemption/, 'otherExemptions'],
  [/totalamountofexemption|totalexempt|exemptionclaimed/, 'exemptions'],
  [/totalamountofdeductionsundersection16|^aggregateof4|totaldeductionsundersection16/, 'section16'],
  [/chargeableunderthehead(the)?\(?salar|incomefromsalar/, 'salaryIncome'],
  [/totalamountofotherincome/, 'otherIncome'],
  [/grosstotalincome/, 'grossTotalIncome'],
  [/aggregateofdeduct|totaldeductions?under(chapter)?(chapter)?vi|totalofchaptervi/, 'deductions'],
  [/totalofamountdeductibleunderanyother|anyotherprovision/, 'otherDeductions'],
  [/totaltaxableincome|^totalincome|^taxableincome|^nettaxableincome/, 'totalIncome'],
  [/taxontotalincome|^incometaxontotal|^taxonincome/, 'taxOnIncome'],
  [/nettaxpayable|^nettax|^balancetax/, 'netTax'],
  [/rebate|87a/, 'rebate'],
  [/surcharge/, 'surcharge'],
  [/(?:education|^)cess/, 'cess'],
  [/^(total)?taxpayable|^totaltax/, 'taxPayable'],
  [/^(less)?relief|section89/, 'relief'],
  [/10\(5\)|leavetravel|travelconcession/, 'travelConcession'],
  [/10\(10\)|gratuity/, 'gratuity'],
  [/10\(10a\)|commuted/, 'commutedPension'],
  [/10\(10aa\)|encashment/, 'leaveEncashment'],
  [/10\(13a\)|houserent|^hra/, 'houseRentAllowance'],
  [/10\(14\)|specialallowance/, 'specialAllowances'],
  [/17\(1\)/, 'salary'],
  [/17\(2\)|perquisite/, 'perquisites'],
  [/17\(3\)|inlieuofsalary/, 'profitsInLieu'],
  [/16\(ia\)|standarddeduction/, 'standardDeduction'],
  [/16\(ii\)|entertainment/, 'entertainmentAllowance'],
  [/16\(iii\)|taxonemployment|profession(al)?tax/, 'professionalTax'],
  [/houseproperty/, 'houseProperty'],
  [/othersources/, 'otherSources'],
];

const totals: Readonly<Partial<Record<FormBlock, FormRow>>> = {
  salary: 'grossSalary',
  exemptions: 'exemptions',
  section16: 'section16',
  otherIncome: 'otherIncome',
  chapterVia: 'deductions',
};

const headingOf = (key: string) => headings.find(([pattern]) => pattern.test(key))?.[1];

/** A row of Chapter VI-A. 'Total' with several sections, or under 80C, is the sum that one limit covers. */
function nameVia(label: string, key: string): FormRow | undefined {
  const sections = viaSections(label);
  const [first] = sections;
  const isTotal = key.startsWith('total');
  if (first === 'section80C' && (sections.length > 1 || isTotal)) return 'total80C';
  return first;
}

/**
 * Names a row by its words.
 * @param block the block that the row is in: it tells a bare 'Total'.
 * @param hasAmounts a line with the words of a heading and an amount is the total of its block.
 */
export function nameRow(label: string, block: FormBlock, hasAmounts: boolean): NamedRow {
  const key = labelKey(label);
  const heading = headingOf(key);
  const row = rows.find(([pattern]) => pattern.test(key))?.[1] ?? nameVia(label, key);
  if (row !== undefined && (hasAmounts || heading === undefined)) return { kind: 'row', row };
  if (heading !== undefined && !hasAmounts) return { kind: 'heading', block: heading };
  const total = /^(sub)?total(rs)?$/.test(key) ? totals[block] : heading && totals[heading];
  return total && { kind: 'row', row: total };
}
