import type { EmbeddedDocument, SiteConfig } from '@artha/shared/remote';
import { WAITLIST_READY } from '../waitlist/waitlistFrame.ts';

/**
 * Injects the third party's stylesheet and script, and tells the parent page when the form has appeared. Does nothing
 * outside a sandbox, where `origin` is not 'null': otherwise the document, opened directly, would run the third party's
 * script with this site's origin.
 */
const script = `(({ currentScript: { previousElementSibling: place }, head }) => {
  if (origin !== 'null') return;
  new MutationObserver((_, observer) => {
    if (!place.firstElementChild) return;
    observer.disconnect();
    parent.postMessage('${WAITLIST_READY}', '*');
  }).observe(place, { childList: true });
  const { stylesheet, script: src } = place.dataset;
  head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: stylesheet }),
    Object.assign(document.createElement('script'), { src }),
  );
})(document)`.replaceAll(/\n\s*/g, '');

/** The system's sans with Inter's metrics, as the site's pages have it until Inter loads, which this origin may not load. */
const fallbackFace =
  "@font-face{font-family:'Inter fallback';src:local('Roboto'),local('Arial'),local('Liberation Sans');" +
  'ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}';

/**
 * The typeface of the page around it. A form that is lower than its frame is in the middle of it. Any rule of the third
 * party wins (`:where`).
 */
const style =
  `${fallbackFace}:where(body){margin:0;font:1rem/1.6 'Inter fallback',system-ui,sans-serif;` +
  'align-content:center;min-height:100vh}:where(input,button){font:inherit}';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function dataAttributes(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${value.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)}"`)
    .join('');
}

/**
 * The document that the landing page frames to show the waitlist's form: the only part of this site that the third
 * party sees. Undefined if no widget is configured.
 */
export function embeddedDocument({ waitlistWidget }: SiteConfig): EmbeddedDocument | undefined {
  if (!waitlistWidget) return undefined;
  const { id, type, stylesheet, script: address, api } = waitlistWidget;
  const origins = [address, stylesheet, api].filter(Boolean).map((url) => new URL(url).origin);
  const data = dataAttributes({ waitlist_id: id, widget_type: type, stylesheet, script: address });
  return {
    title: 'Waitlist',
    html: `<style>${style}</style><div id="getWaitlistContainer"${data}></div>`,
    script,
    scriptOrigins: [new URL(address).origin],
    origins: [...new Set(origins)],
  };
}
