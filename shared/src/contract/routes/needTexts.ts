import type { Needs } from './needs.ts';

/** A need of a page in words. */
interface NeedText {
  /** The name of the need: `pictures`. */
  readonly what: string;
  /** The cost for the page, as sentences. */
  readonly cost: string;
}

/** The name and the cost of each need. `/~releases` and `artha status` show them. */
export const needTexts: Readonly<Record<keyof Needs, NeedText>> = {
  inlineStyles: { what: 'styles as text', cost: 'Injected markup can restyle this page.' },
  html: { what: 'HTML as it is', cost: 'The browser’s Sanitizer does not read it; scripts still need their digest.' },
  wasm: { what: 'WebAssembly', cost: 'The page may compile any bytes; they reach only what its scripts give them.' },
  workers: { what: 'workers', cost: 'The browser does not check their address; the page checks their digest.' },
  frames: { what: 'frames of documents that it made', cost: 'No signed release has what these documents show.' },
  images: { what: 'pictures', cost: 'Their origin learns of each visit, and data can leave in an address.' },
  devices: { what: 'devices', cost: 'Scripts of this page can use it once the person allows it.' },
};
