import type { Element } from 'stylis';

/** The root in some state: `:root`, `:root[data-theme='dark']`. */
const rootAlone = /^(?::root|html)(?:\[(?:"[^"]*"|'[^']*'|[^\]"'])*\])*$/i;

/** The words in the name of the package that has a file: of `@mantine/core`, mantine and core. */
function wordsOf(file: string): string[] {
  const inPackage = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const [first = '', second = ''] = inPackage.split('/');
  const name = first.startsWith('@') ? `${first}-${second}` : first;
  return name.split(/[^a-z0-9]+/i).filter((word) => word.length > 2);
}

/**
 * The selectors of a rule that gives the root variables of a package: they stay at the root, where the package's scripts
 * set them again for a theme, while the screen is shown.
 * @returns undefined for any other rule.
 */
export function keepVariables(
  file: string,
  selectors: readonly string[],
  declarations: readonly Element[],
): string[] | undefined {
  if (!file.includes('/node_modules/')) return undefined;
  const words = wordsOf(file);
  const isOwn = ({ type, props }: Element) =>
    type === 'comm' ||
    (type === 'decl' &&
      typeof props === 'string' &&
      props.startsWith('--') &&
      words.some((word) => props.toLowerCase().split(/[-_]+/).includes(word.toLowerCase())));
  const roots = selectors.map((selector) => selector.trim()).filter((selector) => !/^:host\b/i.test(selector));
  if (roots.length === 0 || !roots.every((selector) => rootAlone.test(selector)) || !declarations.every(isOwn))
    return undefined;
  return roots.map((selector) => `${selector}:where(:has(&))`);
}
