import type { ReactNode } from 'react';

/** The texts of a field. */
export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
}
