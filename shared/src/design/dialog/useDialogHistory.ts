import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from '@artha/shared';
import { findDialog, openDialog } from './Dialog.tsx';

/** A dialog of a page and its hash in the address while it is open. */
export interface AddressedDialog {
  /** `id` of the dialog element. */
  readonly dialogId: string;
  /** Without `#`; capitals count as small letters. */
  readonly hash: string;
}

/** Decodes a hash, without `#` and in lower case; returns an invalid encoding unchanged. */
export function readHash(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

/** The elements of the dialogs that are open. */
function findOpen(dialogs: readonly AddressedDialog[]): readonly HTMLDialogElement[] {
  return dialogs.flatMap(({ dialogId }) => {
    const dialog = findDialog(dialogId);
    return dialog?.open ? [dialog] : [];
  });
}

/** Calls back when anything in the page opens or closes. */
function useOpenAttribute(onChange: () => void): void {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    const observer = new MutationObserver(() => {
      handleChange();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
    };
  }, []);
}

/**
 * Gives every open dialog a history entry of its own, with its hash in the address: the browser's Back closes it,
 * Forward and a link open it again, and closing it any other way removes the entry. At most one is open at a time.
 *
 * It watches the `open` attribute, because browsers open dialogs without script (see `opensDialog`), perhaps before the
 * page is hydrated.
 * @param dialogs the same array in every render.
 */
export function useDialogHistory(dialogs: readonly AddressedDialog[]): void {
  const location = useLocation();
  const navigate = useNavigate();
  /** Keys of the entries that were pushed here: the entry before each of them is the same page without a dialog. */
  const pushedKeys = useRef(new Set<string>());
  /** A navigation that was started here and has not arrived yet. */
  const pending = useRef<{ readonly isPushed: boolean }>(undefined);
  const isMounted = useRef(false);

  const named = dialogs.find(({ hash }) => hash.toLowerCase() === readHash(location.hash));

  const updateAddress = () => {
    if (pending.current) return;
    const open = findOpen(dialogs);
    const newest = open.find(({ id }) => id !== named?.dialogId) ?? open[0];
    if (newest?.id === named?.dialogId) return;
    for (const dialog of open) if (dialog !== newest) dialog.close();

    const isPushed = pushedKeys.current.has(location.key);
    if (!newest && isPushed) {
      pending.current = { isPushed: false };
      void navigate(-1);
      return;
    }
    const hash = dialogs.find(({ dialogId }) => dialogId === newest?.id)?.hash;
    pending.current = { isPushed: isPushed || !named };
    void navigate(
      { pathname: location.pathname, search: location.search, hash: hash ?? '' },
      { replace: named !== undefined, preventScrollReset: true },
    );
  };

  const updateDialogs = useEffectEvent(() => {
    for (const dialog of findOpen(dialogs)) if (dialog.id !== named?.dialogId) dialog.close();
    if (named) openDialog(named.dialogId);
  });

  const handleLocation = useEffectEvent(() => {
    const wasOpenBefore = !isMounted.current && findOpen(dialogs).length > 0;
    isMounted.current = true;
    if (!pending.current && !wasOpenBefore) {
      updateDialogs();
      return;
    }
    if (pending.current?.isPushed) pushedKeys.current.add(location.key);
    pending.current = undefined;
    // The person may have opened or closed a dialog meanwhile.
    updateAddress();
  });

  useOpenAttribute(updateAddress);

  useEffect(() => {
    handleLocation();
  }, [location]);
}
