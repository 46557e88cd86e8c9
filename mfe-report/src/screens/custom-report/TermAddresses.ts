import { useDialogHistory } from '@artha/shared/design';
import { termIds } from '../../domain/termIds.ts';
import { dialogId } from './dialogId.ts';

const dialogs = termIds.map((id, index) => ({ dialogId: dialogId({ number: index + 1 }), hash: id }));

/** Gives every ratio an address, such as `#quick-ratio`. Must come after the dialogs; renders nothing. */
export function TermAddresses(): null {
  useDialogHistory(dialogs);
  return null;
}
