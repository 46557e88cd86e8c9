/** The origin of an error, as far as it is known. */
interface Origin {
  /** The installed package whose code failed. */
  readonly packageName: string | undefined;
  /** The team's file that called it. */
  readonly file: string | undefined;
}

/** The cause of an error in a sentence without a full stop, and the cheapest remedy. */
interface Explained {
  readonly cause: string;
  readonly remedy: string;
}

const onlyInBrowsers = new Set(
  `window document navigator location history localStorage sessionStorage indexedDB screen matchMedia getComputedStyle
  requestAnimationFrame cancelAnimationFrame requestIdleCallback ResizeObserver IntersectionObserver MutationObserver
  HTMLElement HTMLInputElement Element Node SVGElement Image Audio XMLHttpRequest WebSocket EventSource Worker DOMParser
  customElements alert confirm open scrollTo addEventListener removeEventListener innerWidth innerHeight CSS caches
  BroadcastChannel FileReader Notification speechSynthesis visualViewport devicePixelRatio`.split(/\s+/),
);
const onlyInNode = new Set('process Buffer global require __dirname __filename setImmediate'.split(' '));

const inEffect = 'Use it in an effect or in a handler: useEffect(() => { … }, []).';

/** The name of the part of a screen that a team would show in browsers only. */
function partName({ packageName, file }: Origin): string {
  const own = file === undefined ? '' : (/([^/]+?)\.[jt]sx?$/.exec(file)?.[1] ?? '');
  const isPart = /^[A-Z]\w*$/.test(own);
  if (isPart) return own;
  const words = (packageName ?? 'part').replace(/^@[^/]+\//, '').split(/\W+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Part';
}

/** The remedy for code that only a browser can run. */
function inBrowserOnly(origin: Origin): string {
  const name = partName(origin);
  const named = origin.packageName === undefined ? '' : ` (a file that imports ${origin.packageName})`;
  return `Show this part in the browser only${named}: const ${name} = clientOnly(() => import('./${name}')), of @artha/shared/remote; or the whole screen: render: 'browser' on its route in remote.config.ts.`;
}

/** Each kind of error, by its first line; the first that matches explains it. */
const rules: readonly (readonly [RegExp, (match: RegExpExecArray, origin: Origin) => Explained])[] = [
  [
    /^'?([\w$]+)'? is not defined/,
    ([, name = ''], origin) => {
      if (onlyInBrowsers.has(name)) {
        const remedy = inBrowserOnly(origin);
        return {
          cause: `\`${name}\` exists only in a browser`,
          remedy: origin.packageName === undefined ? `${inEffect} ${remedy}` : remedy,
        };
      }
      if (onlyInNode.has(name)) {
        const remedy =
          origin.packageName === undefined
            ? 'Do without it: a page runs in browsers.'
            : `Use a build of ${origin.packageName} for browsers, or load it in the browser only. ${inBrowserOnly(origin)}`;
        return { cause: `\`${name}\` exists only in Node`, remedy };
      }
      return { cause: `\`${name}\` is not defined`, remedy: inBrowserOnly(origin) };
    },
  ],
  [
    /^“([^”]+)” is not in the server share scope/,
    ([, name = ''], origin) => ({
      cause: `“${name}” is not part of the bundle, and the shell does not share it`,
      remedy: `Install and import a package for browsers in place of it. ${inBrowserOnly(origin)}`,
    }),
  ],
  [
    /^A page cannot fetch while it is published[^.]*/,
    ([cause]) => ({
      cause,
      remedy:
        "Fetch in an effect: useEffect(() => { void fetch('/api/rates').then((response) => response.json()).then(setRates); }, []); or render the screen in the browser: render: 'browser' on its route in remote.config.ts.",
    }),
  ],
  [
    /stack overflow|call stack size exceeded/i,
    (_, origin) => ({
      cause:
        'its calls are nested too deep: one calls itself without an end, or thousands of elements are inside each other',
      remedy: `End the recursion, or show fewer items at first. ${inBrowserOnly(origin)}`,
    }),
  ],
  [
    /^It (?:takes more than|exceeds a limit|returns \d+)[^\n]*|^out of memory/,
    ([cause]) => ({
      cause: cause.replace(/\.$/, ''),
      remedy:
        "Show less at first, or render the screen in the browser: render: 'browser' on its route in remote.config.ts.",
    }),
  ],
  [
    /^Rendering never finished/,
    () => ({
      cause: 'it waits for a promise that never settles while the page is rendered',
      remedy:
        "Load what it waits for in an effect, or render the screen in the browser: render: 'browser' on its route in remote.config.ts.",
    }),
  ],
  [
    /^Its markup is not allowed in a page: ([^\n]*?)\.?$/m,
    ([, fault = ''], origin) => ({ cause: `its markup is not allowed: ${fault}`, remedy: inBrowserOnly(origin) }),
  ],
  [
    /^not a function/,
    (_, origin) => ({ cause: 'it calls something that is not a function here', remedy: inBrowserOnly(origin) }),
  ],
  [
    /^cannot read property '([^']*)' of (undefined|null)/,
    ([, property = '', of = ''], origin) => ({
      cause: `it reads \`${property}\` of ${of}`,
      remedy: `Read it only if it is there: …?.${property}. ${inBrowserOnly(origin)}`,
    }),
  ],
];

/** Explains an error of rendering, whose first line is its message; one that has a cause by that cause. */
export function explainError(error: string, origin: Origin): Explained {
  const innermost = error.split('\nBecause: ').at(-1) ?? error;
  const message = innermost.replace(/^(?:Uncaught )?(?:\w*Error: )/, '');
  for (const [pattern, explain] of rules) {
    const match = pattern.exec(message);
    if (match) return explain(match, origin);
  }
  const [first = ''] = message.split('\n', 1);
  return {
    cause: first.replace(/\.$/, '').slice(0, 500) || 'it throws an error without a message',
    remedy: inBrowserOnly(origin),
  };
}
