import { contrastLines } from './contrastFault.ts';
import * as v from 'valibot';

/** The next action on a page, by its controls. */
export const controlSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  /** Closes what is open over the page. */
  v.object({ kind: v.literal('escape') }),
  v.object({
    kind: v.picklist(['click', 'type', 'set']),
    name: v.string(),
    /** By what it is known after a load. */
    alike: v.string(),
    /** The middle of the control in the window; undefined if something covers it. */
    at: v.optional(v.object({ x: v.number(), y: v.number() })),
    text: v.string(),
  }),
]);
export type ControlStep = v.InferOutput<typeof controlSchema>;

const STATE = "globalThis[Symbol.for('artha-check')]";

/**
 * Finds the next control of the screen that was not used yet, or of what is open over it, and brings it into view. Asks
 * the document each time, because each use may change it. A control is known by its element, and at most two have the
 * same words: of a list with a hundred buttons, two are as good as all.
 * @param known how many controls were used before the page was loaded again, by their words.
 */
export const nextControl = (known: readonly (readonly [alike: string, count: number])[]): string => `(() => {
  const MOST_ALIKE = 2, MOST_IN_OVERLAY = 4, MOST_ESCAPES = 2;
  const region = document.querySelector('[data-region="screen"]') ?? document.querySelector('[data-region]');
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !one.closest('[inert]') && one.getBoundingClientRect().width > 0;
  const overlays = () => [...document.querySelectorAll(
    'dialog[open], [popover]:popover-open, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]',
  )].filter(isShown);
  if (!${STATE}) {
    const leaves = (link) => link.target === '_blank' || link.hasAttribute('download')
      || link.origin + link.pathname !== location.origin + location.pathname;
    addEventListener('click', (event) => {
      const link = event.composedPath().find((one) => one instanceof Element && one.matches('a[href], area[href]'));
      if (link && leaves(link)) event.preventDefault();
    }, true);
    addEventListener('submit', (event) => {
      const action = event.submitter?.formAction || event.target.action;
      if (new URL(action, location.href).origin !== location.origin) event.preventDefault();
    }, true);
    // Dialogs that were open before are the frame's.
    ${STATE} = { used: new WeakSet(), alike: new Map(${JSON.stringify(known)}), overlays: new WeakMap(), ofFrame: new WeakSet(overlays()) };
  }
  const state = ${STATE};
  const words = (one) => (one.getAttribute('aria-label') || one.labels?.[0]?.innerText.replace(one.innerText, '') || one.innerText
    || one.getAttribute('placeholder') || one.getAttribute('title') || one.getAttribute('name') || one.localName)
    .trim().replaceAll(/\\s+/g, ' ').slice(0, 40);
  const alikeOf = (one) => [one.localName, one.type, one.getAttribute('role'), words(one)].join();
  const selector = 'button, a[href], summary, select, textarea, input, [contenteditable=true], [role=button], [role=tab], '
    + '[role=switch], [role=checkbox], [role=radio], [role=combobox], [role=menuitem], [role=option], [role=slider]';
  const isControl = (one) => !state.used.has(one) && isShown(one) && !one.matches(':disabled, [aria-disabled=true]')
    && !['hidden', 'file'].includes(one.type) && (state.alike.get(alikeOf(one)) ?? 0) < MOST_ALIKE;
  const find = (root) => [...root.querySelectorAll(selector)].find(isControl);

  const open = overlays().filter((one) => !state.ofFrame.has(one)).at(-1);
  let control;
  if (open) {
    const known = state.overlays.get(open) ?? { used: 0, escapes: 0 };
    state.overlays.set(open, known);
    control = known.used < MOST_IN_OVERLAY ? find(open) : undefined;
    if (control) known.used += 1;
    else if (known.escapes < MOST_ESCAPES) {
      known.escapes += 1;
      return { kind: 'escape' };
    } else state.ofFrame.add(open);
  }
  control ??= region ? find(region) : undefined;
  if (!control) return { kind: 'none' };
  state.used.add(control);
  state.current = control;
  const alike = alikeOf(control);
  state.alike.set(alike, (state.alike.get(alike) ?? 0) + 1);
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isFree = hit && (control.contains(hit) || hit.contains(control) && [...control.labels ?? []].includes(hit));
  const at = isFree ? { x, y } : undefined;
  const name = words(control);
  if (control instanceof HTMLSelectElement) return { kind: 'set', name, alike, text: '' };
  const samples = { range: '', date: '2026-01-15', month: '2026-01', week: '2026-W03', time: '10:30', color: '#336699',
    'datetime-local': '2026-01-15T10:30', number: '12', email: 'a@example.com', tel: '9876543210',
    url: 'https://example.com/', text: 'Sample', search: 'Sample', password: 'Sample' };
  if (control instanceof HTMLTextAreaElement || control.isContentEditable) return { kind: 'type', name, alike, at, text: 'Sample' };
  if (!(control instanceof HTMLInputElement) || !(control.type in samples)) return { kind: 'click', name, alike, at, text: '' };
  const isNumber = /numeric|decimal/.test(control.inputMode);
  const text = isNumber ? '12' : samples[control.type];
  const isTyped = ['number', 'email', 'tel', 'url', 'text', 'search', 'password'].includes(control.type);
  return { kind: isTyped && !control.readOnly ? 'type' : isTyped ? 'click' : 'set', name, alike, at, text };
})()`;

/** Clicks the found control without a pointer: something covers it. */
export const clickCurrent = `${STATE}.current.click()`;

/** Puts the cursor into the found control. */
export const focusCurrent = `(() => {
  const control = ${STATE}.current;
  control.focus();
  control.select?.();
})()`;

/** Gives the found control another value, as its own picker does. */
export const setCurrent = (text: string): string => `(() => {
  const control = ${STATE}.current;
  if (control instanceof HTMLSelectElement) {
    const others = [...control.options].filter((one) => !one.disabled && !one.selected);
    if (others.length === 0) return;
    others.at(-1).selected = true;
  } else {
    const isRange = control.type === 'range';
    const other = isRange ? control.value === control.max ? control.min || '0' : control.max || '100' : ${JSON.stringify(text)};
    // React replaces the property of the element, and would see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(control, other);
  }
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
})()`;

/** The result of an action. */
export const settledSchema = v.object({
  /** Says whether the page was left. */
  path: v.string(),
  /** How many failures the shell has met in this tab. */
  failures: v.number(),
});

/** Waits until the page has shown what an action led to. */
export const settled = `new Promise((resolve) => {
  const failures = () => {
    try { return JSON.parse(sessionStorage.getItem('artha-failures') ?? '[]').length; } catch { return 0; }
  };
  const done = () => setTimeout(() => resolve({ path: location.pathname, failures: failures() }), 30);
  // A page behind another tab draws no frames.
  setTimeout(done, 200);
  requestAnimationFrame(() => requestAnimationFrame(done));
})`;

/** Colours of what an action opened, once nothing in it moves; each overlay once. Needs axe. */
export const overlayColours = `(async () => {
  const state = ${STATE};
  state.looked ??= new WeakSet();
  const open = [...document.querySelectorAll('dialog[open], [popover]:popover-open, [role=dialog], [role=alertdialog]')]
    .filter((one) => one.checkVisibility() && !state.ofFrame.has(one) && !state.looked.has(one)).at(-1);
  if (!open || typeof axe === 'undefined') return [];
  state.looked.add(open);
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  // Elements around it may fade in, too.
  const still = Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  await Promise.race([still, wait(500)]);
  const look = async () => {
    const { violations } = await axe.run(open, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    return (${contrastLines})(violations);
  };
  if ((await look()).length === 0) return [];
  // Scripts may still move it: what is hard to read stays so.
  await wait(500);
  return open.isConnected ? look() : [];
})()`;
