import { isKept } from '../offline/isKept.ts';
import { keepLoadsOffline } from '../routing/documentLoads.ts';
import { textsOf } from '../texts/pageTexts.ts';
import type { ViewStore } from '../routing/view.ts';

const TEXT = 'You are offline. The page that you asked for opens as soon as the network is back. What is here stays.';

/**
 * Without a network a click leads to a page that this device has. Any other click leaves the page as it is: a notice says
 * so, and the page that was asked for last opens when the network is back. Another page that is shown meanwhile, such as
 * one that was fetched before, takes its place.
 */
export function waitForNetwork(view: ViewStore): void {
  let pending: (() => void) | undefined;
  let notice: HTMLElement | undefined;
  const forget = () => {
    pending = undefined;
    notice?.remove();
    notice = undefined;
  };

  const waitWith = (load: () => void) => {
    pending = load;
    if (notice) return;
    // Outside of React's root, as the notice of a page that did not load completely.
    notice = Object.assign(document.createElement('p'), { id: 'offline' });
    notice.setAttribute('role', 'alert');
    document.body.append(notice);
    notice.textContent = textsOf('offline', TEXT);
  };
  keepLoadsOffline((load, path) => {
    void isKept(path).then((kept) => {
      if (kept) load();
      else waitWith(load);
    });
  });
  addEventListener('online', () => {
    const load = pending;
    forget();
    load?.();
  });
  view.subscribe(forget);
}
