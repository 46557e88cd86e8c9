/** The kinds of what a browser finds in a page. */
type FaultKind =
  | 'violation'
  | 'thrown'
  | 'console'
  | 'hydration'
  | 'failure'
  | 'request'
  | 'frozen'
  | 'unready'
  | 'moved'
  | 'contrast';

/** The moment of a document load. */
export const ON_LOAD = 'on load';
/** The moment when a page comes without a document load. */
export const AFTER_STEP = 'after a soft step from another page';

/** When a fault is seen: `on load`, `after a click on “Open”`. */
export interface FaultSighting {
  /** Address of the page. */
  readonly page: string;
  readonly moment: string;
}

/** A fault that a browser finds in a page, before its place in the sources is known. */
export interface FoundFault {
  readonly kind: FaultKind;
  /** A sentence without its full stop; after the name of a package, if `isOfPackage`. */
  readonly text: string;
  /** The text starts with a verb whose subject is a package or a file. */
  readonly hasSubject?: boolean;
  /** Code or words that remove it. */
  readonly remedy?: string | undefined;
  /** True for what visitors do not notice. */
  readonly isHarmless?: boolean;
  /** The positions of scripts when it happened, the innermost call first. */
  readonly positions?: readonly ScriptPosition[];
}

/** A position in a script; both numbers count from 1. */
export interface ScriptPosition {
  readonly url: string;
  readonly line: number;
  readonly column: number;
}

/** A line of a team's own file. */
export interface SourcePlace {
  /** `src/screens/Tax.tsx`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A fault of one or more pages, each once. */
export interface PageFault {
  readonly kind: FaultKind;
  readonly text: string;
  readonly remedy?: string | undefined;
  readonly isHarmless: boolean;
  /** The innermost line of the team's own files; undefined if none took part. */
  readonly source?: SourcePlace | undefined;
  /** The installed package whose code did it. */
  readonly package?: { readonly name: string; readonly version?: string | undefined } | undefined;
  /** The places and moments in which it was seen, the first one first. */
  readonly sightings: readonly FaultSighting[];
}
