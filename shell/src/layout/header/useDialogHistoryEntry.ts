import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import * as v from 'valibot';
import { useNavigate, useStore } from '@artha/shared';
import type { LocationStore } from '../../routing/location.ts';

const stateSchema = v.object({ overlay: v.string() });

/** The id of the overlay of a history entry. @param state the location's. */
function overlayOf(state: unknown): string | undefined {
  const result = v.safeParse(stateSchema, state);
  return result.success ? result.output.overlay : undefined;
}

/**
 * Gives an open dialog an entry of its own in the history: the browser's back closes it, forward opens it again, and
 * closing it any other way takes the entry away.
 * @returns the click handler of links inside: they close it, and their page takes the entry's place (`replace`).
 */
export function useDialogHistoryEntry(dialog: RefObject<HTMLDialogElement | null>, locationStore: LocationStore) {
  const here = useStore(locationStore);
  const navigate = useNavigate();
  const leaving = useRef(false);
  const latest = useRef(navigate);

  useEffect(() => {
    latest.current = navigate;
  });

  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const isShown = () => overlayOf(locationStore.get().state) === element.id;
    const follow = () => {
      if (!element.open || isShown()) return;
      const { pathname, search, hash } = location;
      const entry = { state: { overlay: element.id }, preventScrollReset: true };
      void latest.current(pathname + search + hash, entry);
    };
    const takeBack = () => {
      if (isShown() && !leaving.current) void latest.current(-1);
      leaving.current = false;
    };
    // By its attribute: the browser opens it without script, perhaps before the page was hydrated.
    const openings = new MutationObserver(follow);
    openings.observe(element, { attributeFilter: ['open'] });
    element.addEventListener('close', takeBack);
    follow();
    return () => {
      openings.disconnect();
      element.removeEventListener('close', takeBack);
    };
  }, [dialog, locationStore]);

  // After the one above: a menu that was opened before the page was hydrated has its entry by now, and stays.
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (overlayOf(locationStore.get().state) !== element.id) element.close();
    else if (!element.open) element.showModal();
  }, [dialog, locationStore, here]);

  return ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): void => {
    // Another tab or a download: this one stays as it is.
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    leaving.current = true;
    dialog.current?.close();
  };
}
