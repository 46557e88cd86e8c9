/** The meaning of the numbers in the production build of React; the sentences are ours. */
const meanings: Readonly<Record<string, string>> = {
  31: 'an object is rendered as a child; render a text of it',
  130: 'a component is undefined: an import has another name, or no default',
  152: 'a component returns nothing; it returns null or an element',
  185: 'a state changes in each rendering, without an end',
  300: 'a component renders fewer hooks than before',
  310: 'a component renders more hooks than before',
  321: 'a hook is called outside a component, or by a second copy of React',
  327: 'React is called while it renders',
  418: 'the browser renders something else than the composed page has',
  419: 'the composed page could not finish a part, which the browser renders alone',
  421: 'a part changes before it is hydrated',
  422: 'a part throws while it is hydrated, and the browser renders it alone',
  423: 'the page throws while it is hydrated, and the browser renders all of it again',
  424: 'the browser renders another text than the composed page has',
  425: 'the browser renders another text than the composed page has',
  426: 'a part waits while a visitor acts: start its change in startTransition',
};

/** The errors of React about a composed page that the browser would render otherwise. */
export const hydrationNumbers: readonly number[] = [418, 419, 421, 422, 423, 424, 425];

/** The number of an error of React's production build; undefined for any other text. */
export function reactErrorNumber(text: string): number | undefined {
  const number = /Minified React error #(\d+)/.exec(text)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** Replaces the number of a React error by its meaning; leaves any other text. */
export function decodeReactError(text: string): string {
  const number = reactErrorNumber(text);
  const meaning = number === undefined ? undefined : meanings[number];
  if (number === undefined) return text;
  return meaning === undefined
    ? `React error ${String(number)}: https://react.dev/errors/${String(number)}`
    : `${meaning} (React error ${String(number)})`;
}
