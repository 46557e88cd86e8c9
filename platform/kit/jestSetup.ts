import '@artha/shared/testing/englishPage';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom lacks these, which react-router and the router's helpers need at import time.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// Waiting takes longer while many tests share the processors; only a failing test waits this long.
configure({ asyncUtilTimeout: 20_000 });

// jsdom draws nothing and says so on the console. A component meets a canvas without a context, as in a browser that
// has no more memory for one.
if ('HTMLCanvasElement' in globalThis) {
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { configurable: true, value: () => null });
  Object.defineProperty(HTMLCanvasElement.prototype, 'toDataURL', { configurable: true, value: () => 'data:,' });
  Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', {
    configurable: true,
    value: (done: BlobCallback) => {
      done(null);
    },
  });
}
