import type { ReaderWorker } from '../device/DeviceReader.ts';

/** A worker whose page is a test: it keeps what it was sent, and says what the test says. */
export class FakeReader implements ReaderWorker {
  onmessage: ReaderWorker['onmessage'] = null;
  onerror: ReaderWorker['onerror'] = null;
  readonly sent: unknown[] = [];
  hasEnded = false;
  readonly #answer: ((message: unknown) => unknown) | undefined;

  /** @param answer what it says to each message; undefined says nothing. */
  constructor(answer?: (message: unknown) => unknown) {
    this.#answer = answer;
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
    const reply = this.#answer?.(message);
    if (reply !== undefined) {
      queueMicrotask(() => {
        this.say(reply);
      });
    }
  }

  say(data: unknown): void {
    this.onmessage?.(new MessageEvent('message', { data }));
  }

  crash(): void {
    this.onerror?.(new ErrorEvent('error'));
  }

  terminate(): void {
    this.hasEnded = true;
  }
}
