import type { ReaderWorker } from '../device/DeviceReader.ts';

/** A fake worker: records the messages it gets, and sends those that the test gives. */
export class FakeReader implements ReaderWorker {
  onmessage: ReaderWorker['onmessage'] = null;
  onerror: ReaderWorker['onerror'] = null;
  readonly sent: unknown[] = [];
  hasEnded = false;
  readonly #answer: ((message: unknown) => unknown) | undefined;

  /** @param answer its answer to each message; undefined sends none. */
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
