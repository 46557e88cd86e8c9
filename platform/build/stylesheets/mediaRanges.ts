const value = String.raw`(?:[^()<>=]|\((?:[^()]|\([^()]*\))*\))+?`;
const name = String.raw`[a-z-]+`;
const one = new RegExp(String.raw`\(\s*(?<feature>${name})\s*(?<operator><=?|>=?)\s*(?<limit>${value})\s*\)`, 'gi');
const other = new RegExp(String.raw`\(\s*(?<limit>${value})\s*(?<operator><=?|>=?)\s*(?<feature>${name})\s*\)`, 'gi');
const both = new RegExp(
  String.raw`\(\s*(?<first>${value})\s*(?<before><=?|>=?)\s*(?<feature>${name})\s*(?<after><=?|>=?)\s*(?<second>${value})\s*\)`,
  'gi',
);

const mirrored: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** A condition on one side: `width < 40rem`. */
function condition(feature: string, operator: string, limit: string): string {
  if (operator === '<') return `(not (min-${feature}:${limit}))`;
  if (operator === '>') return `(not (max-${feature}:${limit}))`;
  return `(${operator === '<=' ? 'max' : 'min'}-${feature}:${limit})`;
}

/**
 * Writes the ranges of a media or container query without `<`, which a page may not have in its styles: `(width < 40rem)` is
 * `(not (min-width:40rem))`.
 */
export function withoutRanges(query: string): string {
  const text = (part: unknown) => String(part).trim();
  const read = (rest: readonly unknown[]): Record<string, unknown> => {
    const groups = rest.at(-1);
    return typeof groups === 'object' ? { ...groups } : {};
  };
  return query
    .replaceAll(both, (_, ...rest: unknown[]) => {
      const { first, before, feature, after, second } = read(rest);
      const start = condition(text(feature), mirrored[text(before)] ?? '', text(first));
      return `(${start} and ${condition(text(feature), text(after), text(second))})`;
    })
    .replaceAll(one, (_, ...rest: unknown[]) => {
      const { feature, operator, limit } = read(rest);
      return condition(text(feature), text(operator), text(limit));
    })
    .replaceAll(other, (_, ...rest: unknown[]) => {
      const { limit, operator, feature } = read(rest);
      return condition(text(feature), mirrored[text(operator)] ?? '', text(limit));
    });
}
