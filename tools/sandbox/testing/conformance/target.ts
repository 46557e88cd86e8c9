/**
 * The features that a case needs from its server:
 * - `autoconfirm`, `confirmation`: how new accounts are set up; a server does one of them
 * - `mail`, `sms`: its messages can be read
 * - `google`: a person can be chosen at its provider
 * - `issuer`, `no-issuer`: whether its tokens name their issuer
 * - `reuse`, `no-reuse`: whether it accepts a used refresh token again for some seconds
 * - `recovery-codes`: it has them enabled
 * - `service-key`: the key with which a site administers its accounts is known
 * - `clock`: its clock can be set forward
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
  | 'service-key'
  | 'clock';

/** An authentication service with its features. */
export interface Target {
  /** GoTrue's own address, with `/token` and so on below it. */
  readonly url: string;
  /** The site to which it redirects people. */
  readonly siteUrl: string;
  /** The key with which a site administers its accounts; with `service-key` only. */
  readonly serviceKey?: string | undefined;
  readonly offers: ReadonlySet<Need>;
  /**
   * The link of the next unread e-mail to an address.
   * @throws if none arrives in time.
   */
  readonly nextLink: (to: string) => Promise<string>;
  /**
   * The code of the next text message to a number (E.164).
   * @throws if none arrives in time.
   */
  readonly nextCode: (to: string) => Promise<string>;
  /** Sets the clock forward; with `clock` only. */
  readonly passSeconds: (seconds: number) => Promise<void>;
  /** Waits until a used refresh token is rejected. */
  readonly passReuseInterval: () => Promise<void>;
}

/** One behaviour that every server of the protocol has. */
export interface ConformanceCase {
  /** A sentence. */
  readonly name: string;
  readonly needs: readonly Need[];
  /** @throws with the difference. */
  readonly run: (target: Target) => Promise<void>;
}

/** Cases with the same needs, by their names. */
export const casesOf = (
  needs: readonly Need[],
  cases: Readonly<Record<string, ConformanceCase['run']>>,
): readonly ConformanceCase[] => Object.entries(cases).map(([name, run]) => ({ name, needs, run }));
