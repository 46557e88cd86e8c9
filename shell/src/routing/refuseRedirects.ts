import { Failure } from '@artha/shared/contract';
import { keep } from '../federation/keep.ts';

/**
 * Refuses to leave the site without a click, in browsers with the Navigation API, so that a remote cannot redirect
 * visitors or leak data in an address. The error's stack names the script.
 * @param authUrl the authentication service, to which the shell itself leads on.
 */
export function refuseRedirects(authUrl = '/'): void {
  if (!('navigation' in globalThis)) return;
  const { origin } = location;
  // The functions of before, so that a remote that runs later cannot replace them.
  const prevent = keep(Event.prototype, 'preventDefault');
  const startsWith = keep(String.prototype, 'startsWith');
  const isUserInitiated = keep(NavigateEvent.prototype, 'userInitiated', 'get');
  const downloadOf = keep(NavigateEvent.prototype, 'downloadRequest', 'get');
  const destinationOf = keep(NavigateEvent.prototype, 'destination', 'get');
  const sourceOf = keep(NavigateEvent.prototype, 'sourceElement', 'get');
  const has = keep(Element.prototype, 'hasAttribute');
  const urlOf = keep(NavigationDestination.prototype, 'url', 'get');
  /** Firefox asks twice, the second time without the name of the file. */
  const savesFile = (event: NavigateEvent): boolean => {
    const source = sourceOf(event);
    return downloadOf(event) !== null || (source ? has(source, 'download') : false);
  };
  navigation.addEventListener(
    'navigate',
    (event) => {
      const url = urlOf(destinationOf(event));
      if (
        isUserInitiated(event) ||
        startsWith(url, `${origin}/`) ||
        startsWith(url, authUrl) ||
        // A file to save is at an address that the page made; a document there would have nothing that guards it.
        (startsWith(url, 'blob:') && savesFile(event))
      )
        return;
      prevent(event);
      throw new Failure('AR-109', new URL(url).origin);
    },
    // Before every listener of a remote, which could keep the event from this one.
    true,
  );
}
