import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react';

/** Properties of `ShownDialog`. */
export interface ShownDialogProps {
  /** What renders the dialog, closed. */
  readonly children: ReactNode;
  /** Its language, where it is not the English of the site. */
  readonly lang: string | undefined;
  readonly onOpen: () => void;
  /** Called where there is no dialog in it. */
  readonly onMissing: () => void;
  /** Called when the visitor has closed it. */
  readonly onClose: () => void;
}

/** Opens the dialog that is rendered in it, for as long as it is there; the focus goes back to where it was. */
export function ShownDialog({ children, lang, onOpen, onMissing, onClose }: ShownDialogProps): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const handleOpen = useEffectEvent(onOpen);
  const handleMissing = useEffectEvent(onMissing);
  const handleClose = useEffectEvent(onClose);

  // After the effects of what is in it, which say where the focus goes.
  useEffect(() => {
    const dialog = place.current?.querySelector('dialog');
    if (!dialog) {
      handleMissing();
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

  // Before it is taken out of the page: the browser gives the focus back where a dialog is closed, not where one vanishes.
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      // Of a dialog that is closed already the browser would say so in the console.
      element?.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    };
  }, []);

  return (
    <div ref={place} lang={lang}>
      {children}
    </div>
  );
}
