/** The text that styled-components writes after each rule of a style element. */
const END = '/*!sc*/\n';

/** Its last rule of a component: the place of the component among all, its id, and the names of the classes above. */
const componentEnd = /^data-styled\.g(\d+)\[id="([\w-]*)"\]\{content:"([\w,-]*)"\}$/;

/** A style element with nothing but styles in it. */
const styleElement = /^<style(?: data-[a-z-]+="[\w.-]*")*>([^<]*)<\/style>$/;

/** The styles of one component. */
interface ComponentStyles {
  readonly id: string;
  readonly rules: readonly string[];
  readonly names: readonly string[];
}

/**
 * The components of a style element by their place.
 * @returns undefined if styled-components would not write the element like this, or if more than styles are in it.
 */
function componentsOf(style: string): Map<number, ComponentStyles> | undefined {
  const [, content] = styleElement.exec(style) ?? [];
  const parts = content?.split(END);
  if (parts?.pop() !== '') return undefined;
  const components = new Map<number, ComponentStyles>();
  let rules: string[] = [];
  for (const part of parts) {
    const [, place, id, names] = componentEnd.exec(part) ?? [];
    if (place === undefined || id === undefined || names === undefined) {
      rules.push(part);
      continue;
    }
    components.set(Number(place), { id, rules, names: names.split(',').filter((name) => name !== '') });
    rules = [];
  }
  return rules.length === 0 ? components : undefined;
}

/** The rules of components in a style element; none if styled-components would not write it like this. */
export function rulesOf(style: string): string[] {
  return [...(componentsOf(style)?.values() ?? [])].flatMap(({ rules }) => rules);
}

/**
 * Puts the styles of the frame and of a screen into one element, in the order in which styled-components writes those
 * of a whole page: a component that extends another one comes after it.
 * @param frame the element that the shell rendered.
 * @param screen the element that code of a remote rendered; empty if it has no styles.
 * @returns undefined if the screen's is not an element that styled-components writes in this shell.
 */
export function mergeStyles(frame: string, screen: string): string | undefined {
  if (screen === '') return frame;
  const merged = componentsOf(frame);
  const added = componentsOf(screen);
  if (!merged || !added) return undefined;
  for (const [place, { id, rules, names }] of added) {
    const known = merged.get(place) ?? { id, rules: [], names: [] };
    if (known.id !== id) return undefined;
    merged.set(place, {
      id,
      rules: [...known.rules, ...rules.filter((rule) => !known.rules.includes(rule))],
      names: [...new Set([...known.names, ...names])],
    });
  }
  const written = [...merged]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, { id, rules, names }]) => [
      ...rules,
      `data-styled.g${place}[id="${id}"]{content:"${names.map((name) => `${name},`).join('')}"}`,
    ])
    .map((rule) => rule + END);
  return `${frame.slice(0, frame.indexOf('>') + 1)}${written.join('')}</style>`;
}
