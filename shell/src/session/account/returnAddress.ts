/** In any language: `/hi/auth/…`. */
const returnPath = /^(?:\/[a-z]{2})?\/auth\/(callback\/\w+|new-password)\/?$/;

let taken: string | undefined;

/**
 * Takes the query and the hash of a return page out of the address: they hold codes and errors, perhaps tokens. Called
 * before anything else of the page reads the address, so that they reach no referrer, no log and no analytics.
 */
export function takeReturnAddress(): void {
  const { pathname, search, hash } = location;
  if (!returnPath.test(pathname) || !(search || hash)) return;
  taken = `${hash.slice(1)}&${search.slice(1)}`;
  history.replaceState(history.state, '', pathname);
}

/** The text of what was taken out of the address of this page. */
export const takenAddress = (): string | undefined => taken;
