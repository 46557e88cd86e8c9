/** Storage key of the session; the early script uses the same key. */
export const SESSION_KEY = 'artha-session';

/**
 * Says in `localStorage`, without a secret, that tabs hold a session that is not remembered; the early script looks for
 * it, too.
 */
export const TABS_KEY = `${SESSION_KEY}-tabs`;
