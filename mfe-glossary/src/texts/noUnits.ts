import type { Unit } from '../domain/calculators/calculator.ts';

/** The units that a field or a limit does not name. */
export const noUnits: Readonly<Record<Unit, string>> = {
  rupees: '',
  percent: '',
  share: '%',
  months: '',
  years: '',
  wholeYears: '',
  count: '',
  choice: '',
};
