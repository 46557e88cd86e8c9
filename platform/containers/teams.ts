import type { Needs } from '@artha/shared/contract';
import type { FrameLimits } from '@artha/release/frameLimits';

/** A remote in the policy of a site in containers. */
export interface Team {
  /** The remote's name. */
  readonly name: string;
  readonly owner: string;
  /** Path prefixes below which it may have pages, in every language. */
  readonly routes: readonly string[];
  /** What its pages may need of what the site's policy forbids; nothing by default. */
  readonly allows?: Needs;
  /** What it may add to the frame of all pages beyond what is usual; the same by default. */
  readonly frame?: Partial<FrameLimits>;
}

/** Remotes and addresses in the order in which the frame shows them. */
export const frameOrder: readonly string[] = [
  'marketing',
  'auth',
  'categorizer',
  'tax',
  '/Artha-Equity-Research',
  'glossary',
  'report',
];

/** The publisher of each remote: each has its own key and its own addresses. */
export const teams: readonly Team[] = [
  { name: 'shell', owner: 'team-platform', routes: [] },
  {
    name: 'marketing',
    owner: 'team-marketing',
    // The home page is at “/”, and every address is below it.
    routes: ['/'],
    frame: { bar: 4, action: 1, footer: 9, legal: 4 },
  },
  {
    name: 'categorizer',
    owner: 'team-statements',
    routes: ['/tools/transaction-categorizer', '/categorizer', '/converter', '/statement'],
    allows: { wasm: true, workers: true },
  },
  {
    name: 'tax',
    owner: 'team-tax',
    routes: ['/tools/tax-calculator', '/tax', '/taxes', '/tax-calculator', '/income-tax'],
    allows: { wasm: true, workers: true },
  },
  { name: 'glossary', owner: 'team-glossary', routes: ['/finterms', '/glossary'] },
  {
    name: 'report',
    owner: 'team-reports',
    routes: ['/Artha-Custom-Report', '/Artha-Equity-Research', '/report', '/ratios', '/research', '/equity-research'],
    allows: { frames: true },
  },
  { name: 'rollout', owner: 'team-platform', routes: ['/~releases'] },
  {
    name: 'auth',
    owner: 'team-identity',
    routes: ['/auth', '/signin', '/login', '/signup', '/register'],
    frame: { 'sign-in': 1, account: 1 },
  },
];
