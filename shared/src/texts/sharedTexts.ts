/**
 * The words that components of the design system and of `@artha/shared/remote` bring themselves, in the language of the
 * page. All are data, which a page gets with its registry; `fill` puts values in place of `{names}`.
 */
export interface SharedTexts {
  readonly close: string;
  readonly clear: string;
  readonly retry: string;
  readonly contents: string;
  readonly chooseFile: string;
  readonly changeFile: string;
  /** Heading of the list of errors above a form. */
  readonly problem: string;
  /** Before amounts whose column has no visible head. */
  readonly debit: string;
  readonly credit: string;
  /** After links, for screen readers. */
  readonly newTab: string;
  readonly definition: string;
  readonly definitionInNewTab: string;
  /** With the `{code}` of a failure. */
  readonly code: string;
  /** With the `{name}` of a part of the page. */
  readonly partFailed: string;
  /** The part of a page that searches. */
  readonly search: string;
  /** The outcome of a search, with its `{count}` and its `{words}`. */
  readonly foundOne: string;
  readonly found: string;
  readonly noMatch: string;
  readonly searchHint: string;
}
