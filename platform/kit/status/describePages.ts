import { eachNeed, expandPath, listNeeds, needTexts, type Needs, type Route } from '@artha/shared/contract';

/** The pages of a remote, by its registry and by the policy. */
export interface RemotePages {
  readonly name: string;
  readonly routes: readonly Pick<Route, 'path' | 'needs' | 'render'>[];
}

function describePage({ path, needs = {}, render }: RemotePages['routes'][number], product: string): string[] {
  const address = expandPath(path, product);
  const needed = eachNeed(needs).map(({ name, text }) => {
    const { what, cost } = needTexts[name];
    return `${address} needs ${text}, ${what}. ${cost}`;
  });
  const waiting = `${address} only renders in a browser (visitors see a placeholder until its scripts run)`;
  return render === 'browser' ? [...needed, waiting] : needed;
}

/** The needs of a remote's pages with what each gives up, and the pages that only render in a browser: a line each. */
export function describePages({ name, routes }: RemotePages, product: string): string[] {
  return routes.flatMap((route) => describePage(route, product)).map((line) => `${name}: ${line}`);
}

/** Describes in a sentence which needs the policy allows the pages of a remote. */
export function describeAllowed(name: string, allows: Needs | 'all' = {}): string {
  if (allows === 'all') return `The policy allows the pages of ${name} every need.`;
  const allowed = listNeeds(allows);
  return allowed.length === 0
    ? `The policy allows the pages of ${name} no needs.`
    : `The policy allows the pages of ${name}: ${allowed.join(', ')}.`;
}
