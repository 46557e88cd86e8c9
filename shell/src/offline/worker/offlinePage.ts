import { escapeHtml } from '@artha/shared/contract';
import { integrityOf } from './integrity.ts';

/** A page that can be shown without a network. */
export interface KeptPage {
  readonly path: string;
  readonly name: string;
  /** Its language if it is not English (BCP 47). */
  readonly lang?: string | undefined;
}

/** The texts of the page in one language. */
interface Texts {
  readonly lang: string;
  readonly title: string;
  readonly why: string;
  readonly list: string;
  readonly none: string;
  readonly again: string;
}

const english: Texts = {
  lang: 'en-IN',
  title: 'You are offline',
  why: 'This page is not on this device, or it only works online, such as signing in. It opens when the network is back.',
  list: 'Available without a network',
  none: 'Nothing yet. A tool that you have opened once with a network opens without one, too.',
  again: 'Try again',
};

/** The texts of pages in other languages, by the first part of their addresses. */
const texts: Readonly<Record<string, Texts>> = {
  hi: {
    lang: 'hi',
    title: 'आप ऑफ़लाइन हैं',
    why: 'यह पन्ना इस डिवाइस पर नहीं है, या सिर्फ़ ऑनलाइन चलता है, जैसे लॉग इन करना। नेटवर्क लौटने पर यह खुलेगा।',
    list: 'बिना नेटवर्क के उपलब्ध',
    none: 'अभी कुछ नहीं। जो टूल आप एक बार नेटवर्क के साथ खोल चुके हैं, वह बिना नेटवर्क के भी खुलता है।',
    again: 'फिर कोशिश करें',
  },
};

const STYLE =
  ':root{color-scheme:light dark;--ground:#fff;--ink:#000}@media(prefers-color-scheme:dark){:root{--ground:#000;--ink:#fff}}' +
  'body{max-width:40rem;margin:0 auto;padding:10vh 24px;background:var(--ground);color:var(--ink);' +
  'font:1.0625rem/1.6 Inter,system-ui,sans-serif}h1{font-size:2rem;line-height:1.2}h2{margin-top:3rem;font-size:1.125rem}' +
  'ul{padding:0;list-style:none}a{display:inline-block;min-height:44px;color:inherit;line-height:44px}';

const link = (path: string, name: string, lang?: string): string =>
  `<a href="${escapeHtml(path)}"${lang === undefined ? '' : ` lang="${escapeHtml(lang)}"`}>${escapeHtml(name)}</a>`;

/**
 * Writes the page for an address that is not on the device: it says so, and lists what is. It runs no script and loads
 * nothing.
 * @param path of the address.
 */
export async function offlinePage(
  path: string,
  pages: readonly KeptPage[],
): Promise<{ readonly body: string; readonly policy: string }> {
  const { lang, title, why, list, none, again } = texts[path.split('/', 2)[1] ?? ''] ?? english;
  const items = pages.map((page) => `<li>${link(page.path, page.name, page.lang ?? english.lang)}</li>`).join('');
  const body = [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${why}</p>`,
    `<p>${link(path, again)}</p><h2>${list}</h2>`,
    items === '' ? `<p>${none}</p>` : `<ul>${items}</ul>`,
    '</main></body></html>',
  ].join('');
  const style = await integrityOf(new TextEncoder().encode(STYLE).buffer);
  return { body, policy: `default-src 'none'; style-src '${style}'; base-uri 'none'; form-action 'none'` };
}
