import type { Ais } from './ais.ts';
import type { Form16 } from './form16.ts';
import type { PrintedPage } from './printedPage.ts';
import { readAis } from './readAis.ts';
import { readForm16 } from './readForm16.ts';

/** Documents that are known by their titles and not read, each with a sentence that says what to choose instead. */
export type OtherDocument = 'form16A' | 'form26AS' | 'tis' | 'form12BA' | 'form130' | 'unknown';

/** A file by its kind. */
export type TaxDocument =
  | { readonly kind: 'form16'; readonly form: Form16 }
  | { readonly kind: 'ais'; readonly ais: Ais }
  | { readonly kind: 'other'; readonly document: OtherDocument };

/** In this order, because an AIS and Form 16 name other forms, too. */
const titles: readonly (readonly [RegExp, 'form16' | 'ais' | OtherDocument])[] = [
  [/annual\s?information\s?statement/i, 'ais'],
  [/taxpayer\s?information\s?summary/i, 'tis'],
  [/form\s*(?:no\.?\s*)?16 ?-? ?a\b(?![.)])/i, 'form16A'],
  [/form\s*(?:no\.?\s*)?26\s?-?\s?as\b/i, 'form26AS'],
  [/form\s*(?:no\.?\s*)?130\b/i, 'form130'],
  [/form\s*(?:no\.?\s*)?16\b|details of salary paid and any other income/i, 'form16'],
  [/form\s*(?:no\.?\s*)?12\s?-?\s?ba\b/i, 'form12BA'],
];

/** The title of a document is among its first lines. */
const linesOfHead = 14;

const textOf = (lines: PrintedPage): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join('\n');

/** Tells by its title what a document is, and reads a Form 16 or an AIS. */
export function readDocument(pages: readonly PrintedPage[]): TaxDocument {
  const head = textOf((pages[0] ?? []).slice(0, linesOfHead));
  const found = titles.find(([title]) => title.test(head))?.[1] ?? titleAnywhere(pages);
  if (found === 'ais') return { kind: 'ais', ais: readAis(pages) };
  return found === 'form16' ? { kind: 'form16', form: readForm16(pages) } : { kind: 'other', document: found };
}

/** A letter of the employer may come before the form. */
function titleAnywhere(pages: readonly PrintedPage[]): 'form16' | 'unknown' {
  const isForm = pages.some((lines) =>
    /details of salary paid and any other income|see rule 31\(1\)\(a\)/i.test(textOf(lines)),
  );
  return isForm ? 'form16' : 'unknown';
}
