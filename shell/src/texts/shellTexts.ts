import type { Language } from '@artha/shared';
import type { SharedTexts } from '@artha/shared/internal';

/** Texts of the frame, which every page shows. Names in braces are filled in. */
export interface FrameTexts {
  readonly skip: string;
  /** With the `{product}`. */
  readonly home: string;
  readonly main: string;
  readonly menu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  readonly tools: string;
  readonly allTools: string;
  /** The last row of a menu, with its `{name}`. */
  readonly all: string;
  readonly legal: string;
  readonly about: string;
  readonly disclaimer: string;
  readonly privacyChoices: string;
  readonly projectOf: string;
  readonly theme: string;
  readonly systemTheme: string;
  readonly lightTheme: string;
  readonly darkTheme: string;
  /** What the switch to another `{language}` does, for screen readers. */
  readonly readIn: string;
  readonly languages: Readonly<Record<Language, string>>;
}

/** Texts of the notice in place of a screen that did not load. */
export interface NoticeTexts {
  /** With the `{name}` of a tool. */
  readonly toolFailed: string;
  readonly pageFailed: string;
  readonly toolStays: string;
  readonly pageStays: string;
  readonly seeAllTools: string;
  readonly otherTools: string;
}

/** Texts of the parts of the frame that depend on a session. */
export interface AccountTexts {
  readonly account: string;
  readonly finish: string;
  readonly signedIn: string;
  /** With the `{email}`. */
  readonly signedInAs: string;
  readonly factorMissing: string;
  readonly enterFactor: string;
  readonly signOut: string;
  readonly expired: string;
  readonly invalid: string;
  readonly signInAgain: string;
}

/** Texts of the page for unknown addresses. */
export interface NotFoundTexts {
  readonly title: string;
  readonly lead: string;
  /** Before and after the link to the page that was probably meant. */
  readonly meant: string;
  readonly meantEnd: string;
  readonly seeAllTools: string;
  readonly goHome: string;
}

/** Texts about analytics: the question for consent, and the choices. */
export interface ConsentTexts {
  readonly title: string;
  readonly details: string;
  readonly accept: string;
  readonly reject: string;
  readonly withdraw: string;
  readonly choices: string;
  readonly undecided: string;
  /** With the `{day}` of the choice. */
  readonly accepted: string;
  readonly rejected: string;
  readonly rejectedByBrowser: string;
  readonly months: readonly string[];
  /** Of the provider's host: where it is in words, or with its `{host}`. */
  readonly inUnitedStates: string;
  readonly inEuropeanUnion: string;
  readonly atHost: string;
  /** With `{place}` and `{days}`. */
  readonly summary: string;
  /** The points of the notice, with `{product}`, `{place}`, `{host}`, `{days}` and `{requests}`. */
  readonly items: readonly { readonly question: string; readonly answer: string }[];
  /** Where the provider keeps it, if its region is known or not. */
  readonly serversInRegion: string;
  readonly serversAtHost: string;
  /** With the `{email}` of the site, or without one. */
  readonly requests: string;
  readonly requestsWithoutEmail: string;
  readonly complain: string;
  readonly complainWithoutEmail: string;
}

/** Texts of the notice that a newer version of the part for offline use waits. */
export interface NewVersionTexts {
  readonly ready: string;
  readonly use: string;
}

/** What the early script says of a page whose shell did not load: in the document itself, because nothing else may have loaded. */
export interface EarlyTexts {
  readonly incomplete: string;
  /** On a page with a form that works without the shell. */
  readonly incompleteForm: string;
  readonly reload: string;
}

/**
 * The texts of the shell in a language, as data, without those that load later or are in the document. English is in
 * the code that shows it; a page in another language gets its file at once, beside its registry.
 */
export interface ShellTexts {
  readonly shared: SharedTexts;
  readonly frame: FrameTexts;
  readonly notice: NoticeTexts;
  readonly account: AccountTexts;
  readonly notFound: NotFoundTexts;
  /** The message while a dialog loads, with its `{name}`. */
  readonly opening: string;
  readonly offline: string;
  readonly newVersion: NewVersionTexts;
}
