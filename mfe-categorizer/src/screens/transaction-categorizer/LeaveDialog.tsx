import { ButtonLink, Dialog, Icon, openDialog } from '@artha/shared/design';
import { useEffect, type ReactElement } from 'react';
import { useResultTexts } from '../../texts/resultTexts.ts';
import { Actions } from './LeaveDialog.styles.ts';
import { LEAVE_DIALOG_ID, type Destination } from './useLeaveGuard.ts';

/** Asks whether to leave the page, which holds the only copy of the table; for each clicked link. */
export function LeaveDialog({ destination }: { readonly destination: Destination }): ReactElement {
  const texts = useResultTexts().leave;
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
    <Dialog id={LEAVE_DIALOG_ID} title={texts.title}>
      <p>{texts.lead}</p>
      <Actions>
        <ButtonLink to={destination.to} target="_blank" rel="noopener">
          {texts.newTab}
          <Icon name="external" size={18} />
        </ButtonLink>
        <ButtonLink variant="secondary" to={destination.to}>
          {texts.leave}
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}
