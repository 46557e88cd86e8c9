import { useDialogHistory } from '@artha/shared/design';
import { financialTerms } from '../../domain/terms.ts';
import { dialogId } from './dialogId.ts';

const dialogs = financialTerms.map((term) => ({ dialogId: dialogId(term), hash: term.id }));

/** Gives every ratio an address, such as `#quick-ratio`. Must come after the dialogs; renders nothing. */
export function TermAddresses(): null {
  useDialogHistory(dialogs);
  return null;
}
