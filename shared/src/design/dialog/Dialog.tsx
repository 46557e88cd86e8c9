import { useEffect, useRef, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { sharedTexts } from '@artha/shared';
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

/**
 * Gives the button the focus when its dialog opens. Set by script, because Chromium logs a warning for autofocus in a page
 * opened with a fragment.
 */
function focusWhenOpened(button: HTMLButtonElement | null): void {
  if (button) button.autofocus = true;
}

/** Properties of `Dialog`. */
export interface DialogProps {
  /** The id that `opensDialog` uses. */
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** A quiet link at the left of the foot. */
  readonly aside?: ReactNode;
  /** The word on the button that closes it: by default `Close`, in the language of the page. */
  readonly closeLabel?: string;
}

/** A native modal dialog: the browser keeps the focus inside, closes on Escape, and gives the focus back. */
export function Dialog({ id, title, children, aside, closeLabel = sharedTexts().close }: DialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
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
            ref={focusWhenOpened}
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
