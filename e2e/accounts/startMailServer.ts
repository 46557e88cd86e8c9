import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { timeLimit } from '@artha/process/timeLimit';

/** An e-mail. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Its link to the authentication service; empty without one. */
  readonly link: string;
}

/** Accepts e-mails as a mail server does, and forwards none. */
export interface MailServer {
  readonly port: number;
  /**
   * The link of the next unread e-mail to an address.
   * @throws if none arrives in time.
   */
  readonly nextLink: (to: string) => Promise<string>;
  /**
   * The next unread e-mail to an address.
   * @throws if none arrives in time.
   */
  readonly next: (to: string) => Promise<Mail>;
  readonly close: () => Promise<void>;
}

const WAIT_MS = timeLimit(10_000);

/** The first address in an e-mail that leads to the service. */
export function findLink(text: string): string {
  return /https?:\/\/[^\s"<>]+\/verify\?[^\s"<>]+/.exec(text.replaceAll('&amp;', '&'))?.[0] ?? '';
}

/** E-mails, and the tests that wait for them. */
export class Mailbox<Message extends { readonly to: string }> {
  #messages: readonly Message[] = [];
  readonly #waiting = new Set<() => void>();

  add(message: Message): void {
    this.#messages = [...this.#messages, message];
    for (const look of this.#waiting) look();
  }

  next(to: string): Promise<Message> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        this.#waiting.delete(look);
      };
      const look = () => {
        const found = this.#messages.find((message) => message.to === to);
        if (!found) return;
        stop();
        this.#messages = this.#messages.filter((message) => message !== found);
        resolve(found);
      };
      const timer = setTimeout(() => {
        stop();
        reject(new Error(`Nothing was sent to ${to} within ${String(WAIT_MS / 1000)} s.`));
      }, WAIT_MS);
      this.#waiting.add(look);
      look();
    });
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server is not listening on a port.');
  return address.port;
}

/**
 * Starts a mail server on the loopback interface.
 * @param port 0 for any free port.
 */
export async function startMailServer(port: number): Promise<MailServer> {
  const mailbox = new Mailbox<Mail>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks))
          .then(({ html = '', text = '', subject = '' }) => {
            const link = findLink(text) || findLink(html);
            for (const { address } of session.envelope.rcptTo) mailbox.add({ to: address, subject, text, link });
            done();
          })
          .catch((error: unknown) => {
            done(error instanceof Error ? error : new Error(String(error)));
          });
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve();
    });
  });
  return {
    port: portOf(server.server.address()),
    next: (to) => mailbox.next(to),
    nextLink: async (to) => (await mailbox.next(to)).link,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
