import type { AccessTokens } from './accessTokens.ts';
import type { AuthData } from './authData.ts';
import type { GoogleClient } from './googleClient.ts';

/** Sends messages to people. */
export interface Delivery {
  email(message: { readonly to: string; readonly subject: string; readonly text: string; readonly link: string }): void;
  text(message: { readonly to: string; readonly text: string; readonly code: string }): void;
}

/** The services that every part of the authentication service needs. */
export interface AuthContext {
  readonly data: AuthData;
  readonly tokens: AccessTokens;
  readonly delivery: Delivery;
  readonly google: GoogleClient;
  /** The site that people return to. */
  readonly siteUrl: string;
  /** Public address of this service, with which the links in e-mails start. */
  readonly externalUrl: string;
  /** Whether a new account needs no confirmation by e-mail. */
  readonly autoconfirm: boolean;
  /** How long a refresh token that was already used is accepted again. */
  readonly refreshReuseMs: number;
  /** Whether one address may ask only so often. */
  readonly limitsAddresses: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
