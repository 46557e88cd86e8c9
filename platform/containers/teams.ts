/** A remote as the policy of a site in containers names it. */
export interface Team {
  /** The remote's name. */
  readonly name: string;
  readonly owner: string;
  /** Addresses at or below which it may have pages. */
  readonly routes: readonly string[];
}

/** Who publishes which remote: each by a key of its own, at its own addresses. */
export const teams: readonly Team[] = [
  { name: 'shell', owner: 'team-platform', routes: [] },
  {
    name: 'marketing',
    owner: 'team-marketing',
    // The home page stands at “/”, below which everything lies.
    routes: ['/'],
  },
  { name: 'categorizer', owner: 'team-statements', routes: ['/tools/transaction-categorizer'] },
  { name: 'tax', owner: 'team-tax', routes: ['/tools/tax-calculator'] },
  { name: 'glossary', owner: 'team-glossary', routes: ['/finterms', '/hi/finterms', '/glossary'] },
  { name: 'report', owner: 'team-reports', routes: ['/Artha-Custom-Report', '/Artha-Equity-Research'] },
  { name: 'auth', owner: 'team-identity', routes: ['/auth', '/signin', '/login'] },
];
