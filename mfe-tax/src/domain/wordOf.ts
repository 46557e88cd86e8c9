/**
 * One of some words that an address may carry; undefined for anything else.
 * @param text as in the address.
 */
export function wordOf<const Word extends string>(
  words: readonly Word[],
  text: string | null | undefined,
): Word | undefined {
  return words.find((word) => word === text);
}
