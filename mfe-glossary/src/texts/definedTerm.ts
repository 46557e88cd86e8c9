import type { ByTerm, TermName, TermText } from './termText.ts';

/** What search engines read of the page of a term, in the words of schema.org; nothing for an address of no term. */
export function definedTerm(
  url: string,
  names: ByTerm<TermName>,
  terms: ByTerm<TermText>,
  language: string,
): readonly object[] {
  const at = url.lastIndexOf('/');
  const id = url.slice(at + 1);
  const name = names[id];
  if (!name) return [];
  return [
    {
      '@type': 'DefinedTerm',
      '@id': `${url}#term`,
      url,
      name: name.name,
      ...(name.otherNames.length > 0 && { alternateName: name.otherNames }),
      description: terms[id]?.definition,
      inLanguage: language,
      inDefinedTermSet: `${url.slice(0, at)}#terms`,
    },
  ];
}
