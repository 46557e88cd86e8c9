import { createRandom } from './formAmounts.ts';
import { payrollWording, rulesWording } from './formWordings.ts';
import type { FormStyle } from './typesetForm16.ts';

const traces: FormStyle = {
  name: 'TRACES',
  wording: rulesWording,
  wrap: 58,
  align: 'top',
  amount: 'paise',
  zero: '0.00',
  markers: true,
  viaColumns: 2,
  linesPerPage: 50,
  totalsApart: true,
};

const payroll: FormStyle = {
  name: 'payroll',
  wording: payrollWording,
  wrap: 60,
  align: 'top',
  amount: 'grouped',
  zero: '0.00',
  markers: true,
  viaColumns: 2,
  linesPerPage: 70,
  totalsApart: false,
};

/** How TRACES and payroll software print the form, each in a way of its own. */
export const formStyles: readonly FormStyle[] = [
  traces,
  { ...traces, name: 'TRACES, narrow', wrap: 34 },
  { ...traces, name: 'rules, amounts in the middle', align: 'middle', wrap: 40 },
  { ...traces, name: 'rules, amounts below', align: 'bottom', wrap: 46, amount: 'grouped' },
  { ...traces, name: 'rules, in rupees', amount: 'currency', zero: 'Nil', totalsApart: false },
  { ...traces, name: 'rules, whole rupees', amount: 'plain', zero: '0', wrap: 48, viaColumns: 3 },
  { ...traces, name: 'rules, blank for nothing', zero: '', viaColumns: 3 },
  { ...traces, name: 'rules, without markers', markers: false, zero: '-', align: 'middle', wrap: 44 },
  { ...traces, name: 'rules, many short pages', linesPerPage: 16, wrap: 38 },
  payroll,
  { ...payroll, name: 'payroll, whole rupees', amount: 'plain', zero: '0' },
  { ...payroll, name: 'payroll, dashes', zero: '-', amount: 'currency', markers: false },
  { ...payroll, name: 'payroll, one column', viaColumns: 1, zero: '' },
];

/** A style that no list has: each property chosen at random. */
export function mixedStyle(seed: number): FormStyle {
  const random = createRandom(seed);
  const isRules = random(2) === 0;
  const amounts = ['paise', 'grouped', 'plain', 'currency'] as const;
  const zeros = ['0.00', '0', '-', 'Nil', ''] as const;
  const aligns = ['top', 'middle', 'bottom'] as const;
  const columns = [1, 2, 3] as const;
  return {
    name: `mixed ${seed}`,
    wording: isRules ? rulesWording : payrollWording,
    wrap: isRules ? 30 + random(36) : 60,
    align: aligns[random(3)] ?? 'top',
    amount: amounts[random(4)] ?? 'paise',
    zero: zeros[random(5)] ?? '',
    markers: random(4) > 0,
    viaColumns: columns[random(3)] ?? 1,
    linesPerPage: 14 + random(60),
    totalsApart: random(2) === 0,
  };
}
