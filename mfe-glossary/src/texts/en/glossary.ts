/** Tools of the site by the ids of `TermFacts`; one without an entry has the name of its card. */
const toolNames: Readonly<Record<string, string>> = {};

/** The words of the glossary in English. */
export const glossary = {
  title: 'Money terms in plain words',
  lead: '301 terms of Indian banking, tax and markets, each with its own page.',
  searchLabel: 'Search financial terms...',
  clear: 'Clear',
  letters: 'Terms by letter',
  calculators: 'Calculators',
  calculatorOf: (term: string) => `${term} calculator`,
  /** Headings of the parts of a search's result, by the kind of match. */
  matches: 'Matches',
  misspelt: 'Did you mean',
  contained: 'Terms in these words',
  mentioned: 'Mentioned in these definitions',
  /** The heading of what an address of no term may mean. */
  nearest: 'Nearest terms',
  found: (count: number, words: string) =>
    `${count === 1 ? '1 term matches' : `${String(count)} terms match`} “${words}”.`,
  noMatch: (words: string) => `No term matches “${words}”.`,
  loading: 'Loading the definition…',
  unknownTerm: 'This term is not in the glossary',
  unknownTermLead: 'It may have another name there. Search for it among all terms.',
  example: 'Example',
  related: 'Related terms',
  usedIn: 'Where it matters here',
  source: 'Source',
  allTerms: 'All terms',
  wholePage: 'Open as a page',
  close: 'Close',
  /** Tells screen readers what a link to a term opens. */
  definition: 'definition',
  toolNames,
};
