import type { AccessTokens } from './accessTokens.ts';
import type { AuthData } from './authData.ts';
import type { GoogleClient } from './googleClient.ts';

/** What the service sends to people. */
export interface Delivery {
  email(message: { readonly to: string; readonly subject: string; readonly text: string; readonly link: string }): void;
  text(message: { readonly to: string; readonly text: string; readonly code: string }): void;
}

/** What every part of the authentication service works with. */
export interface AuthContext {
  readonly data: AuthData;
  readonly tokens: AccessTokens;
  readonly delivery: Delivery;
  readonly google: GoogleClient;
  /** The site that people return to. */
  readonly siteUrl: string;
  /** Where browsers reach this service: the beginning of the links in e-mails. */
  readonly externalUrl: string;
  /** Whether a new account needs no e-mail to be confirmed. */
  readonly autoconfirm: boolean;
  /** For how long a refresh token that is not the last but one is accepted again. */
  readonly refreshReuseMs: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
