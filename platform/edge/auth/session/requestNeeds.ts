/**
 * The proof that a request to the authentication service needs besides its own content:
 * - `nothing`: it has no session, or begins one
 * - `renewal`: the handle of a refresh token, from any page
 * - `session`: the handle of an access token, from any page
 * - `page`: the same, from an account page
 * - `recent`: the same, and the person has just signed in, or entered a second factor
 */
export type RequestNeeds = 'nothing' | 'renewal' | 'session' | 'page' | 'recent';

/** Requests that change neither how a person signs in nor who they are. */
const mildRequests: readonly RegExp[] = [
  /^POST \/factors\/[\w-]+\/(challenge|verify)$/,
  /^POST \/logout$/,
  /^GET \/(user|factors\/[\w-]+)$/,
];

/**
 * Decides what a request needs. It must be exact only for what needs less: an address that is written in another way
 * needs more.
 * @param path below the address of the service, as it was sent, without its query.
 * @param hasToken whether it has the header `Authorization`, by which alone the service recognises a person.
 */
export function requestNeeds(method: string, path: string, query: string, hasToken: boolean): RequestNeeds {
  if (`${method} ${path}?${query}` === 'POST /token?grant_type=refresh_token') return 'renewal';
  if (!hasToken) return 'nothing';
  // Ends the session of this device; the other scopes end those of others.
  if (`${method} ${path}?${query}` === 'POST /logout?scope=local') return 'session';
  return mildRequests.some((form) => form.test(`${method} ${path}`)) ? 'page' : 'recent';
}
