/** Tells whether visitors get another release of a remote by now than the one that failed here. */
type IsReplaced = (remote: string) => Promise<boolean>;

let find: IsReplaced = () => Promise.resolve(false);

/** Whether visitors get another release of a remote by now; false until the code that finds out is loaded. */
export const isReplaced: IsReplaced = (remote) => find(remote);

/** Sets how to find out: its code is part of the background work, so that no page waits for it. */
export function findReplacementsBy(found: IsReplaced): void {
  find = found;
}
