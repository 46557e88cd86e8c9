import type { ReactNode } from 'react';

/** What a field asks for. */
export interface FieldText {
  readonly label: string;
  readonly hint?: ReactNode;
}
