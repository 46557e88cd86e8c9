import type { ReactElement } from 'react';
import { useTexts } from '../texts/texts.ts';

/** Shown while a definition loads. */
export function Loading(): ReactElement {
  return <p>{useTexts().loading}</p>;
}
