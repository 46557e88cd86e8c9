import { ButtonLink, Dialog, Icon, openDialog } from '@artha/shared/design';
import { useEffect, type ReactElement } from 'react';
import { Actions } from './LeaveDialog.styles.ts';
import { LEAVE_DIALOG_ID, type Destination } from './useLeaveGuard.ts';

/** Asks whether to leave the page, which holds the only copy of the table; for each clicked link. */
export function LeaveDialog({ destination }: { readonly destination: Destination }): ReactElement {
  useEffect(() => {
    openDialog(LEAVE_DIALOG_ID);
  }, [destination]);
  useEffect(() => {
    // If the person comes back, the page shows its table again, without the answered question.
    const close = () => {
      const dialog = document.getElementById(LEAVE_DIALOG_ID);
      if (dialog instanceof HTMLDialogElement) dialog.close();
    };
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
    };
  }, []);
  return (
    <Dialog id={LEAVE_DIALOG_ID} title="Leave this page?">
      <p>
        The table is only on this page, and we keep no copy. Your browser may keep the page for its Back button, but not
        every browser does.
      </p>
      <Actions>
        <ButtonLink to={destination.to} target="_blank" rel="noopener">
          Open in a new tab
          <Icon name="external" size={18} />
        </ButtonLink>
        <ButtonLink variant="secondary" to={destination.to}>
          Leave this page
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}
