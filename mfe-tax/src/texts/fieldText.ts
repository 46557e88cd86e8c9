import type { ReactNode } from 'react';
import type { YearRules } from '../domain/act/years.ts';

/** The texts of a field. */
export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
}

/** The texts of a field whose hint may name a section or a form of the year. */
export interface YearFieldText {
  readonly label: string;
  readonly hint?: ReactNode | ((rules: YearRules) => string);
}

/** The texts of a field in a year. */
export function fieldIn({ label, hint }: YearFieldText, rules: YearRules): FieldText {
  return { label, hint: typeof hint === 'function' ? hint(rules) : hint };
}
