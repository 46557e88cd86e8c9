import { useEffect } from 'react';

/** Whether a click leads to another page in this tab. */
function leadsAway({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey || altKey) return false;
  return link.target !== '_blank' && link.origin === location.origin && link.pathname !== location.pathname;
}

/**
 * Asks before a reload or a close would lose what is on the page. A link of the site is not asked about: the browser keeps
 * the page as it is for the way back. Browsers do not tell the way back apart from a reload, so it is asked about too.
 */
export function useLeaveGuard(hasSomethingToLose: boolean): void {
  useEffect(() => {
    if (!hasSomethingToLose) return undefined;
    let isLeavingByLink = false;
    const noteLink = (event: MouseEvent) => {
      isLeavingByLink = leadsAway(event);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingByLink) event.preventDefault();
      isLeavingByLink = false;
    };
    document.addEventListener('click', noteLink, true);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', noteLink, true);
      window.removeEventListener('beforeunload', ask);
    };
  }, [hasSomethingToLose]);
}
