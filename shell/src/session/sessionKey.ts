/** Where the session stands in storage; the early script looks for the same key. */
export const SESSION_KEY = 'artha-session';
