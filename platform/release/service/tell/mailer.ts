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
