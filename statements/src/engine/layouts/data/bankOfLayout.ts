import type { Bank } from '../banks.ts';
import { unknownBank } from '../banks.ts';
import { layouts } from './layouts.ts';

/** The bank whose statements have this layout; `undefined` if the layout belongs to no bank. */
export function bankOfLayout(id: string): Bank | undefined {
  const bank = layouts.find((layout) => layout.id === id)?.bank;
  return bank === unknownBank ? undefined : bank;
}
