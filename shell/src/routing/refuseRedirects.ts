import { Failure } from '@artha/shared/contract';

/**
 * Refuses to leave the site without a click, in browsers with the Navigation API, so that a remote cannot redirect
 * visitors or leak data in an address. The error's stack names the script.
 * @param authUrl the authentication service, to which the shell itself leads on.
 */
export function refuseRedirects(authUrl = '/'): void {
  if (!('navigation' in globalThis)) return;
  const { origin } = location;
  navigation.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    // A file to save is at an address that the page made; those of other origins cannot be opened.
    if (event.userInitiated || [`${origin}/`, 'blob:', authUrl].some((own) => url.startsWith(own))) return;
    event.preventDefault();
    throw new Failure('AR-109', new URL(url).origin);
  });
}
