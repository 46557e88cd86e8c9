/**
 * What a case needs of the server that it runs against:
 * - `autoconfirm`, `confirmation`: how new accounts are set up; a server does one of them
 * - `mail`, `sms`: that what it sends can be read
 * - `google`: that a person can be chosen at its provider
 * - `issuer`, `no-issuer`: whether its tokens name their issuer
 * - `reuse`, `no-reuse`: whether it accepts a used refresh token again for some seconds
 * - `recovery-codes`: that it has them, switched on
 * - `clock`: that its clock can be set forward
 */
export type Need =
  | 'autoconfirm'
  | 'confirmation'
  | 'mail'
  | 'sms'
  | 'google'
  | 'issuer'
  | 'no-issuer'
  | 'reuse'
  | 'no-reuse'
  | 'recovery-codes'
  | 'clock';

/** An authentication service, and what is known of it. */
export interface Target {
  /** As GoTrue's own address: `/token` and so on are below it. */
  readonly url: string;
  /** The site that it sends people back to. */
  readonly siteUrl: string;
  readonly offers: ReadonlySet<Need>;
  /** The link of the next e-mail to an address that nobody asked for yet. @throws where none comes in time. */
  readonly nextLink: (to: string) => Promise<string>;
  /** The code of the next text message to a number (E.164). @throws where none comes in time. */
  readonly nextCode: (to: string) => Promise<string>;
  /** Sets the clock forward; with `clock` only. */
  readonly passSeconds: (seconds: number) => Promise<void>;
  /** Waits until a refresh token that was used before is refused. */
  readonly passReuseInterval: () => Promise<void>;
}

/** One behaviour that every server of the protocol has. */
export interface ConformanceCase {
  /** A sentence. */
  readonly name: string;
  readonly needs: readonly Need[];
  /** @throws with what is different. */
  readonly run: (target: Target) => Promise<void>;
}
