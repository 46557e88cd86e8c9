import type { ReactElement } from 'react';
import { useAccountTexts } from '../texts/accountTexts.ts';
import { Waiting } from './Waiting.tsx';

/** Shown while a small part of a page loads. */
export function OneMoment(): ReactElement {
  return <Waiting>{useAccountTexts().oneMoment}</Waiting>;
}
