import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Properties of `ShownDialog`. */
export interface ShownDialogProps {
  /** The component that renders the dialog, closed. */
  readonly children: ReactNode;
  /** Its language if it is not English. */
  readonly lang: string | undefined;
  readonly onOpen: () => void;
  /** Called if it rendered no dialog. */
  readonly onNoDialog: () => void;
  /** Called when the visitor has closed it. */
  readonly onClose: () => void;
}

/** Opens the dialog that is rendered in it, for as long as it is there; the focus goes back to where it was. */
export function ShownDialog({ children, lang, onOpen, onNoDialog, onClose }: ShownDialogProps): ReactElement {
  const container = useRef<HTMLDivElement>(null);
  const handleOpen = useEffectEvent(onOpen);
  const handleNoDialog = useEffectEvent(onNoDialog);
  const handleClose = useEffectEvent(onClose);

  // Runs after the effects of the dialog's content, which set the initial focus.
  useEffect(() => {
    const dialog = container.current?.querySelector('dialog');
    if (!dialog) {
      handleNoDialog();
      return undefined;
    }
    const close = () => {
      handleClose();
    };
    dialog.addEventListener('close', close);
    dialog.showModal();
    handleOpen();
    return () => {
      dialog.removeEventListener('close', close);
    };
  }, []);

  // Before it is taken out of the page: the browser gives the focus back where a dialog is closed, not where one
  // vanishes.
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      // Closing a closed dialog would make the browser log a warning.
      element?.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    };
  }, []);

  return (
    <div ref={container} lang={lang}>
      {children}
    </div>
  );
}
