/** One end of a channel: what is posted there arrives at the other end. */
class Port extends EventTarget {
  other: Port | undefined;
  start(): void {
    // Messages arrive at once.
  }
  close(): void {
    this.other = undefined;
  }
  postMessage(data: unknown): void {
    this.other?.dispatchEvent(new MessageEvent('message', { data }));
  }
}

class Channel {
  readonly port1 = new Port();
  readonly port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

/** Gives a test's page message channels, which jsdom does not have. */
export function installChannels(): void {
  Object.assign(globalThis, { MessageChannel: Channel });
}
