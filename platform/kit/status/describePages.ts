import { expandPath, listNeeds, type Needs, type Route } from '@artha/shared/contract';

/** What a page gives up for each need. */
const costs: Readonly<Record<string, string>> = {
  inlineStyles: 'styles as text: injected markup can restyle this page',
  html: 'HTML as it is: the browser’s Sanitizer does not read it; scripts still need their digest',
  wasm: 'WebAssembly: the page may compile any bytes; they reach only what its scripts give them',
  workers: 'workers of its release: the browser does not check their address, the page checks their digest',
  frames: 'documents that it made itself in a frame: no signed release has what they show',
  images: 'pictures of another origin: it learns of each visit, and data can leave in an address',
  devices: 'a part of the device: scripts of this page can use it once the person allows it',
};

/** What a remote has, by its registry and by the policy. */
export interface RemotePages {
  readonly name: string;
  readonly routes: readonly Pick<Route, 'path' | 'needs' | 'render'>[];
}

function describePage({ path, needs = {}, render }: RemotePages['routes'][number], product: string): string[] {
  const address = expandPath(path, product);
  const needed = listNeeds(needs).map((need) => {
    const cost = costs[need.split(' ')[0] ?? ''];
    return cost === undefined ? `${address} needs ${need}` : `${address} needs ${need} (${cost})`;
  });
  const waiting = `${address} only renders in a browser (visitors see a placeholder until its scripts run)`;
  return render === 'browser' ? [...needed, waiting] : needed;
}

/** The needs of a remote's pages with what each gives up, and the pages that only render in a browser: a line each. */
export function describePages({ name, routes }: RemotePages, product: string): string[] {
  return routes.flatMap((route) => describePage(route, product)).map((line) => `${name}: ${line}`);
}

/** What the policy lets the pages of a remote need: a sentence. */
export function describeAllowed(name: string, allows: Needs | 'all' = {}): string {
  if (allows === 'all') return `The policy allows the pages of ${name} every need.`;
  const allowed = listNeeds(allows);
  return allowed.length === 0
    ? `The policy allows the pages of ${name} no needs.`
    : `The policy allows the pages of ${name}: ${allowed.join(', ')}.`;
}
