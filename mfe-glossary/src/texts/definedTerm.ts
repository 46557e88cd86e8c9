import type { ByTerm, TermNames, TermText } from '../domain/termText.ts';

/** The schema.org data of a term's page; nothing if the address names no term. */
export function definedTerm(
  url: string,
  { names, otherNames }: TermNames,
  terms: ByTerm<TermText>,
  language: string,
): readonly object[] {
  const at = url.lastIndexOf('/');
  const id = url.slice(at + 1);
  const name = names[id];
  if (name === undefined) return [];
  const others = otherNames[id] ?? [];
  return [
    {
      '@type': 'DefinedTerm',
      '@id': `${url}#term`,
      url,
      name,
      ...(others.length > 0 && { alternateName: others }),
      description: terms[id]?.definition,
      inLanguage: language,
      inDefinedTermSet: `${url.slice(0, at)}#terms`,
    },
  ];
}
