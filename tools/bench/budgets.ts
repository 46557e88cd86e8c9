/** A limit with its display unit. */
export interface Budget {
  /** The part of the bench that measures it. */
  readonly part: PartName;
  readonly what: string;
  readonly limit: number;
  /** Whether the limit is a maximum or a minimum. */
  readonly bound: 'most' | 'least';
  readonly unit: Unit;
}

/** The parts of a run, in their order. */
export const partNames = [
  'sizes',
  'lighthouse',
  'interactive',
  'navigation',
  'comparison',
  'publish',
  'compose',
  'scale',
  'statements',
  'device',
  'table',
  'phone',
  'search',
  'fairness',
  'start',
] as const;
/** A part of a run. */
export type PartName = (typeof partNames)[number];

/** The display format, which also decides the precision of the comparison. One KB is 1,024 bytes. */
export const units = {
  seconds: { digits: 2, suffix: ' s' },
  milliseconds: { digits: 0, suffix: ' ms' },
  kilobytes: { digits: 1, suffix: ' KB' },
  score: { digits: 0, suffix: '' },
  shift: { digits: 2, suffix: '' },
  rate: { digits: 1, suffix: ' /s' },
  megabytes: { digits: 0, suffix: ' MB' },
  percent: { digits: 0, suffix: ' %' },
  count: { digits: 0, suffix: '' },
  times: { digits: 2, suffix: '×' },
} as const;
type Unit = keyof typeof units;

/** All rows of the budgets table of the architecture. */
export const budgets = {
  textPaint: { part: 'lighthouse', what: 'LCP, text routes', limit: 1, bound: 'most', unit: 'seconds' },
  toolPaint: { part: 'lighthouse', what: 'LCP, tools', limit: 1.2, bound: 'most', unit: 'seconds' },
  performance: { part: 'lighthouse', what: 'Lighthouse performance', limit: 99, bound: 'least', unit: 'score' },
  accessibility: { part: 'lighthouse', what: 'Lighthouse accessibility', limit: 100, bound: 'least', unit: 'score' },
  practices: { part: 'lighthouse', what: 'Lighthouse best practices', limit: 100, bound: 'least', unit: 'score' },
  search: { part: 'lighthouse', what: 'Lighthouse SEO', limit: 100, bound: 'least', unit: 'score' },
  shift: { part: 'lighthouse', what: 'CLS', limit: 0, bound: 'most', unit: 'shift' },
  blocking: { part: 'lighthouse', what: 'TBT', limit: 50, bound: 'most', unit: 'milliseconds' },
  html: { part: 'sizes', what: 'HTML of a route, br', limit: 14, bound: 'most', unit: 'kilobytes' },
  scripts: { part: 'sizes', what: 'JavaScript to hydrate, gz', limit: 125, bound: 'most', unit: 'kilobytes' },
  shellScript: { part: 'sizes', what: 'JavaScript of the shell, gz', limit: 107.4, bound: 'most', unit: 'kilobytes' },
  ownScript: { part: 'sizes', what: 'JavaScript of a remote, gz', limit: 25, bound: 'most', unit: 'kilobytes' },
  categorizerScript: {
    part: 'sizes',
    what: 'JavaScript of the categorizer, gz',
    limit: 40,
    bound: 'most',
    unit: 'kilobytes',
  },
  answer: {
    part: 'interactive',
    what: 'A button in the remote answers, slow 4G, 4× CPU',
    limit: 1.6,
    bound: 'most',
    unit: 'seconds',
  },
  navigation: {
    part: 'navigation',
    what: 'Click to painted tool, hovered',
    limit: 100,
    bound: 'most',
    unit: 'milliseconds',
  },
  navigationUnhovered: {
    part: 'navigation',
    what: 'Click to painted tool, not hovered',
    limit: 250,
    bound: 'most',
    unit: 'milliseconds',
  },
  comparedBytes: {
    part: 'comparison',
    what: 'Scripts and data of a first visit, of those of one bundle',
    limit: 1.1,
    bound: 'most',
    unit: 'times',
  },
  comparedHtml: { part: 'comparison', what: 'HTML, of that of one bundle', limit: 1, bound: 'most', unit: 'times' },
  comparedPaint: {
    part: 'comparison',
    what: 'LCP, of that of one prerendered bundle',
    limit: 1,
    bound: 'most',
    unit: 'times',
  },
  comparedAnswer: {
    part: 'comparison',
    what: 'A button answers, of that of one prerendered bundle',
    limit: 1,
    bound: 'most',
    unit: 'times',
  },
  comparedBlocking: {
    part: 'comparison',
    what: 'Total blocking time, of that of one prerendered bundle',
    limit: 1,
    bound: 'most',
    unit: 'times',
  },
  publish: {
    part: 'publish',
    what: 'One remote built and published, warm',
    limit: 10,
    bound: 'most',
    unit: 'seconds',
  },
  composeSmall: {
    part: 'compose',
    what: 'A built remote stored and composed among 7',
    limit: 3,
    bound: 'most',
    unit: 'seconds',
  },
  composeLarge: {
    part: 'compose',
    what: 'A built remote stored and composed among 50',
    limit: 10,
    bound: 'most',
    unit: 'seconds',
  },
  scaleLive: {
    part: 'scale',
    what: 'Ten pages of one remote live, at every size',
    limit: 2,
    bound: 'most',
    unit: 'seconds',
  },
  scaleEdge: {
    part: 'scale',
    what: 'Start of an edge until its first response',
    limit: 2,
    bound: 'most',
    unit: 'seconds',
  },
  scaleVisit: {
    part: 'scale',
    what: 'Growth of a first visit with the site',
    limit: 5,
    bound: 'most',
    unit: 'percent',
  },
  statementMedian: {
    part: 'statements',
    what: '3-page statement, whole request, p50',
    limit: 30,
    bound: 'most',
    unit: 'milliseconds',
  },
  statementTail: {
    part: 'statements',
    what: '3-page statement, whole request, p99',
    limit: 200,
    bound: 'most',
    unit: 'milliseconds',
  },
  statementLarge: {
    part: 'statements',
    what: '300-page statement, whole request, limits raised',
    limit: 2,
    bound: 'most',
    unit: 'seconds',
  },
  statementProcessor: {
    part: 'statements',
    what: '300-page statement, processor time of the engine',
    limit: 2,
    bound: 'most',
    unit: 'seconds',
  },
  statementRate: {
    part: 'statements',
    what: '3-page statements converted on two cores',
    limit: 30,
    bound: 'least',
    unit: 'rate',
  },
  statementGrowth: {
    part: 'statements',
    what: 'Memory gained in the second half of 5,000 conversions',
    limit: 10,
    bound: 'most',
    unit: 'percent',
  },
  statementLost: {
    part: 'statements',
    what: 'Of 200 clients at once, answered neither correctly nor with 503',
    limit: 0,
    bound: 'most',
    unit: 'count',
  },
  keystroke: {
    part: 'search',
    what: 'A letter in the search of the glossary, 4× CPU',
    limit: 10,
    bound: 'most',
    unit: 'milliseconds',
  },
  tableInteraction: {
    part: 'table',
    what: 'Interaction with 5,000 rows, 4× CPU',
    limit: 200,
    bound: 'most',
    unit: 'milliseconds',
  },
  deviceStatement: {
    part: 'device',
    what: '3-page statement converted in the browser, 4× CPU',
    limit: 3,
    bound: 'most',
    unit: 'seconds',
  },
  phoneInteraction: {
    part: 'phone',
    what: 'Interaction with a tool on a small phone, 6× CPU',
    limit: 200,
    bound: 'most',
    unit: 'milliseconds',
  },
  phoneStatement: {
    part: 'phone',
    what: '3-page statement from tap to table on a small phone, 6× CPU',
    limit: 5,
    bound: 'most',
    unit: 'seconds',
  },
  phoneMemory: {
    part: 'phone',
    what: 'Memory of the page that converts it',
    limit: 250,
    bound: 'most',
    unit: 'megabytes',
  },
  floodMedian: {
    part: 'fairness',
    what: '3-page statement of others while one address floods, p50',
    limit: 150,
    bound: 'most',
    unit: 'milliseconds',
  },
  floodTail: {
    part: 'fairness',
    what: '3-page statement of others while one address floods, p99',
    limit: 500,
    bound: 'most',
    unit: 'milliseconds',
  },
  floodUnserved: {
    part: 'fairness',
    what: 'Of 120 others while one address floods, not served',
    limit: 0,
    bound: 'most',
    unit: 'count',
  },
  firstStart: {
    part: 'start',
    what: '`npm start`, fresh clone, warm npm cache',
    limit: 90,
    bound: 'most',
    unit: 'seconds',
  },
  secondStart: { part: 'start', what: '`npm start`, second time', limit: 5, bound: 'most', unit: 'seconds' },
} as const satisfies Record<string, Budget>;

/** A row of the budgets table. */
export type BudgetName = keyof typeof budgets;

/** Remotes with their own JavaScript budget. */
export const scriptBudgets: Readonly<Partial<Record<string, BudgetName>>> = { categorizer: 'categorizerScript' };
