import { Suspense, useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { Frame } from './Dialog.styles.ts';

/** Whether the browser opens and closes dialogs by `command` attributes, without script. */
const hasCommands = (): boolean => 'command' in HTMLButtonElement.prototype;

/** The dialog element with this id; undefined if the page has none. */
export function findDialog(id: string): HTMLDialogElement | undefined {
  const element = document.getElementById(id);
  return element instanceof HTMLDialogElement ? element : undefined;
}

/** Opens a dialog from code, such as when the address names it. */
export function openDialog(id: string): void {
  const dialog = findDialog(id);
  if (dialog && !dialog.open) dialog.showModal();
}

/**
 * Attributes of a button that opens the dialog with this id. It works without script in browsers with invoker commands,
 * and by a click handler in others.
 */
export function opensDialog(id: string): ComponentProps<'button'> {
  return {
    ...{ command: 'show-modal', commandfor: id },
    'aria-haspopup': 'dialog',
    onClick: () => {
      if (!hasCommands()) openDialog(id);
    },
  };
}

/** Properties of `Dialog`. */
export interface DialogProps {
  /** The id that `opensDialog` uses. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A quiet link at the left of the foot. */
  readonly aside?: ReactNode;
  /** The word on the button that closes it: `Close` by default. */
  readonly closeLabel?: string;
}

/**
 * A native modal dialog: the browser keeps the focus inside, closes on Escape, and gives the focus back. Each hydrates
 * in a separate task, so that a page with a hundred of them stays responsive.
 */
export function Dialog(props: DialogProps): ReactElement {
  return (
    <Suspense>
      <NativeDialog {...props} />
    </Suspense>
  );
}

function NativeDialog({ id, title, children, aside, closeLabel = 'Close' }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // React writes the attribute on the server only; in an element made in the browser it would be missing.
    if (close.current) close.current.autofocus = true;
    const element = dialog.current;
    if (!element || 'closedBy' in HTMLDialogElement.prototype) return undefined;
    // For browsers without `closedby`: a click on the element itself was on the backdrop.
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element) element.close();
    };
    element.addEventListener('click', closeOutside);
    return () => {
      element.removeEventListener('click', closeOutside);
    };
  }, []);

  return (
    <Frame
      ref={dialog}
      id={id}
      {...{ closedby: 'any' }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <div id={`${id}-body`}>{children}</div>
        {/* No footer element: outside of `main` it would be a second “content information” of the page. */}
        <div>
          <span>{aside}</span>
          <Button
            ref={close}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog says where the focus goes when it opens
            autoFocus
            {...{ command: 'close', commandfor: id }}
            onClick={() => {
              if (!hasCommands()) dialog.current?.close();
            }}
          >
            {closeLabel}
          </Button>
        </div>
      </div>
    </Frame>
  );
}
