import * as v from 'valibot';

/** Name by which the watching script reports; it takes it away before a script of the page runs. */
export const REPORT_BINDING = '__arthaCheck';

/** The reports of the watching script. */
export const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('kind', [
    v.object({
      kind: v.literal('violation'),
      directive: v.string(),
      blocked: v.string(),
      sample: v.string(),
      file: v.string(),
      line: v.number(),
      column: v.number(),
      /** Stacks of the components around the element, the innermost first. */
      components: v.array(v.string()),
    }),
    v.object({
      kind: v.literal('hydration'),
      message: v.string(),
      /** The first difference; undefined if the screen has none, or had changed before. */
      difference: v.optional(v.object({ element: v.string(), composed: v.string(), rendered: v.string() })),
      components: v.array(v.string()),
    }),
  ]),
);

/**
 * Code that runs in each document before its own scripts. It reports violations of the policy and differences at the
 * hydration: React's production build says neither where nor what, so this keeps the composed screen and compares it
 * at once, before effects change the page. The effects of an element have no stack either; its components are found as React
 * itself finds them for its messages: each is called without properties, and the stack of what it throws has its place.
 */
export const watchScript = `(() => {
  const send = globalThis.${REPORT_BINDING};
  delete globalThis.${REPORT_BINDING};
  if (typeof send !== 'function') return;
  const report = (what) => send(JSON.stringify(what));
  const short = (text) => text.length > 60 ? text.slice(0, 60) + '…' : text;
  // Of what an element loads, the event names the address alone.
  const elementOf = ({ target, blockedURI }) => target instanceof Element ? target
    : [...document.querySelectorAll('[src]')].find((one) => one.src === blockedURI);
  const componentsOf = (element) => {
    const stacks = [];
    const key = element && Object.keys(element).find((one) => one.startsWith('__reactFiber$'));
    for (let fiber = key && element[key]; fiber && stacks.length < 5; fiber = fiber.return) {
      const { type } = fiber;
      if (typeof type !== 'function' || type.prototype?.isReactComponent) continue;
      try {
        type(new Proxy({}, { get() { throw new Error('its place'); } }));
      } catch (error) {
        stacks.push(String(error?.stack));
      }
    }
    return stacks;
  };
  addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition !== 'enforce') return;
    const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber, columnNumber } = event;
    report({ kind: 'violation', directive: effectiveDirective, blocked: blockedURI, sample: sample ?? '',
      file: sourceFile ?? '', line: lineNumber, column: columnNumber,
      components: componentsOf(elementOf(event)) });
  }, true);

  let composed;
  const keep = () => { composed = document.querySelector('[data-region="screen"]')?.cloneNode(true); };
  document.addEventListener('readystatechange', () => { if (document.readyState === 'interactive') keep(); });
  // React splits texts by comments, and browsers do not join them.
  const partsOf = (node) => {
    const parts = [];
    for (const child of node.childNodes) {
      if (child.nodeType === 1) parts.push(child);
      else if (child.nodeType === 3 && child.data !== '') {
        if (typeof parts.at(-1) === 'string') parts.push(parts.pop() + child.data);
        else parts.push(child.data);
      }
    }
    return parts;
  };
  const describe = (part) => part === undefined ? 'nothing' : typeof part === 'string' ? '“' + short(part) + '”' : '<' + part.localName + '>';
  const findDifference = (before, after) => {
    const [old, now] = [partsOf(before), partsOf(after)];
    for (let index = 0; index < Math.max(old.length, now.length); index += 1) {
      const [one, other] = [old[index], now[index]];
      const isSame = typeof one === 'string' ? one === other
        : one !== undefined && typeof other === 'object' && one.localName === other.localName;
      if (!isSame) return { at: after, element: '<' + after.localName + '>', composed: describe(one), rendered: describe(other) };
      const deeper = typeof one === 'object' ? findDifference(one, other) : undefined;
      if (deeper) return deeper;
    }
    return undefined;
  };
  addEventListener('error', ({ message }) => {
    if (!/Minified React error #(418|419|42[1-5])\\b/.test(message)) return;
    const now = document.querySelector('[data-region="screen"]');
    const { at, ...difference } = (composed && now && findDifference(composed, now)) ?? {};
    report({ kind: 'hydration', message, difference: at && difference, components: componentsOf(at) });
  });
  globalThis.print = () => {};
})()`;
