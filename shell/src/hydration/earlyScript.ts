/**
 * The one inline script, run before the first paint: it applies the visitor's theme, asks for the site's font where the
 * network is quick, and holds what is clicked, sent or typed in a part of the page that is not hydrated yet, so that it
 * counts afterwards. Links, `<details>` and buttons that the browser answers by itself are left alone.
 */
export {};

const { documentElement } = document;

try {
  const theme = localStorage.getItem('artha-theme');
  if (theme === 'light' || theme === 'dark') documentElement.dataset['theme'] = theme;
} catch {
  // A browser that blocks storage follows the system's theme.
}

/** A page whose first line took longer than this many ms keeps the system's font: a late one would lay it out twice. */
const FAST_NETWORK_MS = 550;
const font = document.querySelector('meta[name=font]')?.getAttribute('content');

if (font && performance.now() < FAST_NETWORK_MS) {
  const preload = document.createElement('link');
  const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: font };
  for (const [name, value] of Object.entries(attributes)) preload.setAttribute(name, value);
  document.head.append(preload);
  documentElement.dataset['font'] = '';
}

const early: EarlyRecord = { held: [], fields: new Map() };
window.__early = early;

const notHydrated = '[data-region]:not([data-ready])';
const answeredByBrowser = 'command' in HTMLButtonElement.prototype ? '[commandfor]' : '[popovertarget]';

function hold(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element)) return;
  const control = type === 'submit' ? target : target.closest('button,input[type=submit]');
  const region = control?.closest(notHydrated);
  if (!control || !region || control.matches(answeredByBrowser)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  early.held.push({ region, control, type });
}

function recordField({ target }: Event): void {
  if (
    (target instanceof HTMLInputElement ||
      target instanceof HTMLSelectElement ||
      target instanceof HTMLTextAreaElement) &&
    target.closest(notHydrated)
  ) {
    early.fields.set(target, target.value);
  }
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener('input', recordField, true);
addEventListener('change', recordField, true);
