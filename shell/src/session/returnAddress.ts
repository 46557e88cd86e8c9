/** The pages of the site that Google or the link of an e-mail leads back to. */
export const returnPaths = {
  google: '/auth/callback/google',
  email: '/auth/callback/email',
  password: '/auth/new-password',
} as const;

const returnPath = /^\/auth\/(callback\/\w+|new-password)\/?$/;

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

/** What was taken out of the address of this page; the query counts where the hash says something else. */
export function returnedParameters(): ReadonlyMap<string, string> | undefined {
  return taken === undefined ? undefined : new Map(new URLSearchParams(taken));
}
