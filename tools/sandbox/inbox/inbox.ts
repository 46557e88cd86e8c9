import type { Delivery } from '../auth/authContext.ts';

/** An e-mail or a text message that would have been sent. */
export interface Message {
  readonly kind: 'email' | 'text';
  readonly to: string;
  /** Empty with text messages. */
  readonly subject: string;
  readonly text: string;
  /** The link of an e-mail; empty with text messages. */
  readonly link: string;
  /** The code of a text message; empty with e-mails. */
  readonly code: string;
  readonly sentAt: string;
}

const KEPT_MESSAGES = 200;

/** Receives messages instead of a mail server and a phone network, newest first. */
export class Inbox implements Delivery {
  #messages: readonly Message[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get messages(): readonly Message[] {
    return this.#messages;
  }

  email(message: {
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly link: string;
  }): void {
    this.#add({ kind: 'email', code: '', ...message });
  }

  text(message: { readonly to: string; readonly text: string; readonly code: string }): void {
    this.#add({ kind: 'text', subject: '', link: '', ...message });
  }

  #add(message: Omit<Message, 'sentAt'>): void {
    const sentAt = new Date(this.#now()).toISOString();
    this.#messages = [{ ...message, sentAt }, ...this.#messages].slice(0, KEPT_MESSAGES);
  }
}
