import { useLayoutEffect, useState } from 'react';
import { createTabMark } from '../../domain/conversion/resultMark.ts';

const mark = createTabMark();

/** A dialog with this id asks the person; its own links are not asked about. */
export const LEAVE_DIALOG_ID = 'leave-page';

/** The link that a click follows to another page in this tab; undefined if it does not leave this page. */
function findLinkAway({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey)
    return undefined;
  const stays = link.target === '_blank' || link.origin !== location.origin || link.pathname === location.pathname;
  return stays ? undefined : link;
}

/** The target of a clicked link; a new object for every click. */
export interface Destination {
  /** A path of this site with its query and hash. */
  readonly to: string;
}

/**
 * Asks before the table is lost. Returns the target of a clicked link for a dialog; the browser itself asks before a
 * reload, a typed address, Back or closing, which a page cannot distinguish.
 */
export function useLeaveGuard(hasSomethingToLose: boolean): Destination | undefined {
  const [destination, setDestination] = useState<Destination>();

  // Runs before the table is painted, so that no click is missed.
  useLayoutEffect(() => {
    if (!hasSomethingToLose) return undefined;
    mark.set();
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    const startAsking = () => {
      window.addEventListener('beforeunload', ask);
    };
    // Firefox keeps no page with such a listener for going back, so a person who has agreed leaves without it.
    const stopAsking = () => {
      window.removeEventListener('beforeunload', ask);
    };
    const askAboutLink = (event: MouseEvent) => {
      const link = findLinkAway(event);
      if (link?.closest(`#${LEAVE_DIALOG_ID}`)) {
        stopAsking();
        return;
      }
      startAsking();
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setDestination({ to: `${link.pathname}${link.search}${link.hash}` });
    };
    startAsking();
    document.addEventListener('click', askAboutLink, true);
    window.addEventListener('pageshow', startAsking);
    return () => {
      stopAsking();
      document.removeEventListener('click', askAboutLink, true);
      window.removeEventListener('pageshow', startAsking);
    };
  }, [hasSomethingToLose]);

  return destination;
}
