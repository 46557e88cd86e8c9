/** Id of the element that React renders into. */
export const ROOT_ID = 'root';

/** Prefix of React's generated ids: the same on the server and in the browser, or hydration would differ. */
export const ID_PREFIX = 'a';
