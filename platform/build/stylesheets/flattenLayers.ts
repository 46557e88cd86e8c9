import type { Element } from 'stylis';

/** The names in the order of layers: `@layer theme, base;`. */
const namesOf = ({ value }: Element): string[] =>
  value
    .replace(/^@layer/, '')
    .replace(/;$/, '')
    .split(',')
    .map((name) => name.trim());

/**
 * The rules of the layers of a stylesheet, the first layer’s first, then those without a layer. The site’s own rules are in
 * no layer, so that they would win over every rule in one.
 */
export function flattenLayers(elements: readonly Element[]): Element[] {
  const layers = new Map<string, Element[]>();
  const others: Element[] = [];
  for (const element of elements) {
    if (element.type !== '@layer') {
      others.push(element);
      continue;
    }
    const below = Array.isArray(element.children) ? element.children : [];
    for (const name of namesOf(element)) layers.set(name, [...(layers.get(name) ?? []), ...below]);
  }
  return [...[...layers.values()].flat(), ...others];
}
