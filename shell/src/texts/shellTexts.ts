import type { SharedTexts } from '@artha/shared/internal';
import type { accountEnglish } from './en/account.ts';
import type { consentEnglish } from './en/consent.ts';
import type { earlyEnglish } from './en/early.ts';
import type { frameEnglish } from './en/frame.ts';
import type { notFoundEnglish } from './en/notFound.ts';
import type { noticeEnglish } from './en/notice.ts';

/** Texts of the frame, which every page shows. */
export type FrameTexts = typeof frameEnglish;

/** Texts of the parts of the frame that depend on a session. */
export type AccountTexts = typeof accountEnglish;

/** Texts about analytics: the question for consent, and the choices. */
export type ConsentTexts = typeof consentEnglish;

/** The texts of the early script on a page whose shell did not load: in the document, because nothing else may have loaded. */
export type EarlyTexts = typeof earlyEnglish;

/** Texts of the notice that a newer version of the part for offline use waits. */
export interface NewVersionTexts {
  readonly ready: string;
  readonly use: string;
}

/**
 * The texts of the shell in a language, as data, without those that load later or are in the document. English is in
 * the code that shows it; a page in another language gets its file at once, beside its registry.
 */
export interface ShellTexts {
  readonly shared: SharedTexts;
  readonly frame: FrameTexts;
  readonly notice: typeof noticeEnglish;
  readonly account: AccountTexts;
  readonly notFound: typeof notFoundEnglish;
  /** The message while a dialog loads, with its `{name}`. */
  readonly opening: string;
  readonly offline: string;
  readonly newVersion: NewVersionTexts;
}
