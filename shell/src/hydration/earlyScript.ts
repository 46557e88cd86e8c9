/**
 * The one inline script, run before the first paint. It applies the visitor's theme, marks that a session is stored,
 * shows styles the address's query and that the page is opening, and requests the site's font if the network is fast. It holds what is clicked, sent
 * or typed in a part of the page that is not hydrated yet, so that the shell can replay it; links, `<details>` and
 * buttons that the browser answers by itself are left alone. If the shell does not load, it says so and lets the browser
 * handle clicks and submits again. Back and Forward load the page at their address.
 */
export {};

const { documentElement } = document;

try {
  const theme = localStorage.getItem('artha-theme');
  if (theme === 'light' || theme === 'dark') documentElement.dataset['theme'] = theme;
  // Hides the sign-in link from a person who may be signed in.
  if (
    sessionStorage.getItem('artha-session') ??
    localStorage.getItem('artha-session') ??
    localStorage.getItem('artha-session-tabs')
  ) {
    documentElement.dataset['session'] = '';
  }
} catch {
  // A browser that blocks storage follows the system's theme.
}

/** Lays out the parts that were left out of the first paint. */
function layOutAll(): void {
  delete documentElement.dataset['opening'];
}

// Parts that say `data-late` are not laid out for the first paint if they are far below the window, unless the browser is
// about to scroll there: to a hash, or, in a history entry that the shell has marked, to where the person was.
if (history.state === null && !location.hash) {
  documentElement.dataset['opening'] = '';
  if ('requestIdleCallback' in globalThis) {
    new PerformanceObserver(() => requestIdleCallback(layOutAll)).observe({ type: 'paint' });
  }
  addEventListener('load', layOutAll);
}

// Lets a remote hide a part of the composed page that the state in the address replaces.
documentElement.dataset['query'] = location.search;

/** A page whose first line took longer than this keeps the system's font: a late one would lay it out twice. */
const FAST_NETWORK_MS = 550;
const font = document.querySelector('meta[name=font]')?.getAttribute('content');

if (font && performance.now() < FAST_NETWORK_MS) {
  const properties = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: font };
  document.head.append(Object.assign(document.createElement('link'), properties));
  documentElement.dataset['font'] = '';
}

/** The composer puts them before this script. */
const texts = window.__earlyTexts;

/** How long a person who has clicked or typed waits before the page says that it did not load. */
const SHELL_TIMEOUT_MS = 8000;

const early: EarlyRecord = { held: [], fields: new Map(), isShellRunning: false, isReleased: false, release };
window.__early = early;

const answeredByBrowser = 'command' in HTMLButtonElement.prototype ? '[commandfor]' : '[popovertarget]';
let timer: ReturnType<typeof setTimeout> | undefined;

/** The region around an element, while it waits for hydration; a notice inside is a region of its own, and ready. */
function waitingRegion(element: Element | null): Element | null {
  const region = element?.closest('[data-region]');
  return region && !region.matches('[data-ready]') ? region : null;
}

function expectShell(): void {
  timer ??= setTimeout(release, SHELL_TIMEOUT_MS);
}

function release(code?: string): void {
  if (early.isShellRunning || early.isReleased) return;
  early.isReleased = true;
  early.held.length = 0;
  delete documentElement.dataset['query'];
  const notice = Object.assign(document.createElement('p'), { id: 'incomplete', role: 'alert' });
  const reload = Object.assign(document.createElement('a'), { href: '', textContent: texts.reload });
  notice.append(document.querySelector('form[action]') ? texts.incompleteForm : texts.incomplete, reload);
  if (code) notice.append(` (${code})`);
  // Behind React's root, so that a shell which comes late finds the page as it was composed.
  document.body.append(notice);
  early.notice = notice;
}

function hold(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const control = type === 'submit' ? target : target.closest('button,input[type=submit]');
  const region = waitingRegion(control);
  if (!control || !region || control.matches(answeredByBrowser)) return;
  // A form without an action would only put what was typed, perhaps a password, into the page's address.
  if (early.isReleased && control.closest('form[action]')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (early.isReleased) return;
  early.held.push({ region, control, type });
  expectShell();
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof Element && target.matches('input,select,textarea');
}

function recordField({ target }: Event): void {
  if (isField(target) && waitingRegion(target)) {
    early.fields.set(target, target.value);
    expectShell();
  }
}

const { pathname } = location;

// After a reload, the entries that the shell has written still belong to this document: the browser changes the address
// only, and the shell would hydrate another page than the one that was composed.
addEventListener('popstate', () => {
  if (!early.isShellRunning && location.pathname !== pathname) location.reload();
});

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('input', recordField, true);
addEventListener('change', recordField, true);
// A script of the shell that does not load or has another digest; only these are deferred.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof Element && target.matches('script[defer]')) release();
  },
  true,
);
