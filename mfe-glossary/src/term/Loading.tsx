import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';

/** Stands in the place of a definition that is on its way. */
export function Loading(): ReactElement {
  return <p>{useTexts().loading}</p>;
}
