/** A violation of a page's security policy, as its event says. */
export interface Violation {
  /** `style-src-elem`, `require-trusted-types-for` … */
  readonly directive: string;
  /** An address, or `inline`, `eval`, `wasm-eval`, `trusted-types-sink` … */
  readonly blocked: string;
  /** The start of what was blocked: `Element innerHTML|<b>…` of a sink. */
  readonly sample: string;
}

interface Remedy {
  /** The directives that it is for, as a regular expression. */
  readonly directive: string;
  /** The blocked address or kind, as a regular expression; anything by default. */
  readonly blocked?: string;
  readonly sample?: string;
  /** The action of the code, after its name; `$1` is the origin that it asks for. */
  readonly does: string;
  readonly remedy: string;
  /** A visitor notices nothing: the code asks whether it may, and goes another way. */
  readonly isHarmless?: boolean;
}

const onRoute = (needs: string) => `needs: { ${needs} } on the route in remote.config.ts`;
const ORIGIN = '^https?:|^wss?:';

/** The cheapest remedy of each violation; the first that matches. */
const remedies: readonly Remedy[] = [
  { directive: '^style-src-attr$', does: 'sets a style attribute by text', remedy: onRoute('inlineStyles: true') },
  {
    directive: '^style-src',
    blocked: ORIGIN,
    does: 'loads a stylesheet from $1',
    remedy: "import the stylesheet of its package: import 'some-package/style.css'",
  },
  { directive: '^style-src', does: 'sets styles by text', remedy: onRoute('inlineStyles: true') },
  {
    directive: '^(require-trusted-types-for|script-src)',
    blocked: '^(trusted-types-sink|eval)$',
    sample: String.raw`^Function\|\(\s*\) \{\s*\}\)$`,
    does: 'asks whether it may run generated code, and does without it',
    remedy: 'nothing; zod asks no more after z.config({ jitless: true })',
    isHarmless: true,
  },
  {
    directive: '^require-trusted-types-for$',
    sample: String.raw`^(eval|Function|Window set\w+|HTMLScriptElement (text|textContent|innerText|innerHTML))\b`,
    does: 'runs generated code',
    remedy: 'another package, or the build of this one that generates no code: no need lifts it',
  },
  {
    directive: '^require-trusted-types-for$',
    sample: '^Worker',
    does: 'starts a worker',
    remedy: `${onRoute('workers: true')}, and the worker in src/workers/`,
  },
  {
    directive: '^require-trusted-types-for$',
    sample: '^HTMLScriptElement src',
    does: 'inserts a script',
    remedy: 'install the package and import it: no need lifts it',
  },
  {
    directive: '^(require-trusted-types-for|trusted-types)$',
    does: 'sets HTML by text',
    remedy: onRoute('html: true'),
  },
  { directive: '^script-src', blocked: '^wasm-eval$', does: 'compiles WebAssembly', remedy: onRoute('wasm: true') },
  {
    directive: '^script-src',
    blocked: '^eval$',
    does: 'runs generated code',
    remedy: 'another package, or the build of this one that generates no code: no need lifts it',
  },
  {
    directive: '^script-src',
    blocked: ORIGIN,
    does: 'loads a script from $1',
    remedy: 'install its package and import it: no need lifts it',
  },
  {
    directive: '^script-src',
    does: 'runs a script that is written in the page',
    remedy: 'import the code, and call it in an effect or a handler: no need lifts it',
  },
  { directive: '^worker-src$', does: 'starts a worker', remedy: onRoute('workers: true') },
  { directive: '^img-src$', blocked: ORIGIN, does: 'shows a picture of $1', remedy: onRoute("images: ['$1']") },
  {
    directive: '^connect-src$',
    blocked: ORIGIN,
    does: 'asks $1',
    remedy: 'data in the release, or an address of the site: “An API of your own” in docs/remotes.md',
  },
  {
    directive: '^frame-src$',
    blocked: '/embedded/',
    does: 'frames a document of the release, which the policy of the page before does not allow',
    remedy: 'isolated: true on the route in remote.config.ts: it is entered by document loads',
  },
  {
    directive: '^(frame|child|object)-src$',
    blocked: '^blob',
    does: 'shows a generated document in a frame',
    remedy: onRoute('frames: true'),
  },
  { directive: '^(frame|child|object)-src$', does: 'frames a page of $1', remedy: 'a link to it: no need lifts it' },
  {
    directive: '^font-src$',
    does: 'loads a font from $1',
    remedy: 'the font as a file of the release: “A font of your own” in docs/remotes.md',
  },
  { directive: '^form-action$', does: 'sends a form to $1', remedy: 'a handler of its submit event: no need lifts it' },
];

/** The meaning of a violation, and its remedy. */
export interface ExplainedViolation {
  /** The action of the code, after its name. */
  readonly does: string;
  readonly remedy: string | undefined;
  readonly isHarmless: boolean;
}

const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

/** Explains a violation of a page's policy. */
export function explainViolation({ directive, blocked, sample }: Violation): ExplainedViolation {
  const found = remedies.find(
    (one) =>
      new RegExp(one.directive).test(directive) &&
      new RegExp(one.blocked ?? '').test(blocked) &&
      new RegExp(one.sample ?? '').test(sample),
  );
  if (!found)
    return { does: `does what the page’s ${directive} blocks (${blocked})`, remedy: undefined, isHarmless: false };
  const fill = (text: string) => text.replaceAll('$1', () => originOf(blocked));
  return { does: fill(found.does), remedy: fill(found.remedy), isHarmless: found.isHarmless ?? false };
}

/** The texts that the browser logs if the page's Permissions-Policy has no device. */
const devices: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/camera|video/i, 'camera'],
  [/microphone|audio/i, 'microphone'],
  [/geolocation/i, 'geolocation'],
  [/payment/i, 'payment'],
  [/usb/i, 'usb'],
];

/** Explains what the browser logs of a device that the page may not use; undefined for any other text. */
export function explainDevice(text: string): ExplainedViolation | undefined {
  if (!/permissions? policy/i.test(text)) return undefined;
  const name = devices.find(([pattern]) => pattern.test(text))?.[1];
  if (name === undefined) return undefined;
  return { does: `asks for a device (${name})`, remedy: onRoute(`devices: ['${name}']`), isHarmless: false };
}
