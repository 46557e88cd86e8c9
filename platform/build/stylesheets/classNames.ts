const names =
  /\[[^\]]*\]|"[^"]*"|'[^']*'|:(?:global|local)\((?<inner>(?:[^()]|\([^()]*\))*)\)|\.(?<name>(?:[\w-]|[^\0-\u007F]|\\.)+)/g;

/**
 * Renames the classes of a selector. `:global(…)` keeps the names in it.
 * @param rename gives the new name of a class.
 */
export function renameClasses(selector: string, rename: (name: string) => string): string {
  return selector.replaceAll(names, (text: string, ...rest: unknown[]) => {
    const groups = rest.at(-1);
    if (typeof groups !== 'object' || groups === null) return text;
    const { inner, name } = { inner: undefined, name: undefined, ...groups };
    if (typeof name === 'string') return `.${rename(name)}`;
    if (typeof inner !== 'string') return text;
    return text.startsWith(':global') ? inner : renameClasses(inner, rename);
  });
}

/** Renames animations in the value of `animation` or `animation-name`. */
export function renameAnimations(value: string, animations: ReadonlyMap<string, string>): string {
  return value.replaceAll(/(?<![\w-(])[a-z_-][\w-]*(?![\w-(])/gi, (word) => animations.get(word) ?? word);
}
