import type { ByTerm, TermNames, TermText } from './termText.ts';

/** What search engines read of the page of a term, in the words of schema.org; nothing for an address of no term. */
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
