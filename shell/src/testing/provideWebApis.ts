import { webcrypto } from 'node:crypto';
import { FakeBroadcastChannel, FakeResponse } from './fakeAuthService.ts';

/** Provides what browsers have for sessions and jsdom lacks. Its time-outs follow Jest's fake timers. */
export function provideWebApis(): void {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel, Response: FakeResponse });
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      controller.abort();
    }, ms);
    return controller.signal;
  };
}
