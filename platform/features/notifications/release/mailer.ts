import { createTransport } from 'nodemailer';
import type { EventText } from './describeEvent.ts';

/** A mail in plain text. */
export interface Mail extends EventText {
  readonly to: string;
}

/** Sends a mail. Rejects if the mail server does not take it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A mail server (SMTP). */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Omitted if the server asks for none. */
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The address that mails come from. */
  readonly sender: string;
}

/** The port of SMTP that is encrypted from its first byte (RFC 8314). */
const TLS_PORT = 465;
/** The port at which mail servers take mails to send (RFC 6409). */
const SUBMISSION_PORT = 587;
const TIMEOUT_MS = 15_000;

/** Sends mails through a mail server. A password never goes there unencrypted. */
export function mailerOf({ host, port, user, password = '', sender }: MailServer): SendMail {
  const transport = createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    ...(user !== undefined && { auth: { user, pass: password }, requireTLS: true }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // A mail has its own text alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ from: sender, to, subject, text });
  };
}

/**
 * The mail server that the environment names: SMTP_HOST, SMTP_PORT (587 by default), SMTP_USER, SMTP_PASSWORD, SMTP_SENDER.
 * @returns undefined if it names none.
 * @throws if it names no sender, or a port that is no number.
 */
export function mailServerOf(env: NodeJS.ProcessEnv): MailServer | undefined {
  // An empty variable is as none.
  const said = (name: string) => (env[name] === '' ? undefined : env[name]);
  const host = said('SMTP_HOST');
  if (host === undefined) return undefined;
  const sender = said('SMTP_SENDER');
  if (sender === undefined) throw new Error('SMTP_SENDER must be the address that mails come from: SMTP_HOST is set.');
  const port = Number(said('SMTP_PORT') ?? SUBMISSION_PORT);
  if (!Number.isInteger(port)) throw new Error('SMTP_PORT must be a port.');
  return { host, port, user: said('SMTP_USER'), password: said('SMTP_PASSWORD'), sender };
}
