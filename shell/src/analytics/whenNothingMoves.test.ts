import { whenNothingMoves } from './whenNothingMoves.ts';

/** Tells the observer where the container is, in CSS pixels from the top of the window. */
let tellTop: (top: number) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(onChange: (entries: readonly { readonly boundingClientRect: DOMRect }[]) => void) {
        tellTop = (top) => {
          onChange([{ boundingClientRect: new DOMRect(0, top, 300, 0) }]);
        };
      }
      observe = observe;
      disconnect = disconnect;
    },
  });
});

test('it shows at once below the window, and only once', () => {
  const show = jest.fn();
  whenNothingMoves(document.body, show);
  expect(observe).toHaveBeenCalledWith(document.body);
  expect(show).not.toHaveBeenCalled();
  tellTop(innerHeight);
  document.body.click();
  expect(show).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('inside the window or above it, it waits until the person clicks', () => {
  const show = jest.fn();
  whenNothingMoves(document.body, show);
  tellTop(innerHeight - 1);
  tellTop(-200);
  expect(show).not.toHaveBeenCalled();
  document.body.click();
  expect(show).toHaveBeenCalledTimes(1);
});

test('inside the window at first, it shows when the page has grown', () => {
  const show = jest.fn();
  whenNothingMoves(document.body, show);
  tellTop(innerHeight - 1);
  tellTop(innerHeight + 300);
  expect(show).toHaveBeenCalledTimes(1);
});
