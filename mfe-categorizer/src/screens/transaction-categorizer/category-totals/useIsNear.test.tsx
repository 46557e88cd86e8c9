import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNear } from './useIsNear.ts';

let notice: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let rootMargin: string;
const observe = jest.fn();
const disconnect = jest.fn();
const { innerWidth } = globalThis;

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof notice, options: { readonly rootMargin: string }) {
        notice = callback;
        rootMargin = options.rootMargin;
      }
      observe = observe;
      disconnect = disconnect;
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  globalThis.innerWidth = innerWidth;
});

function Section() {
  const section = useRef<HTMLElement>(null);
  return <section ref={section}>{useIsNear(section) ? 'near' : 'far'}</section>;
}

test('an element is near once it has come near, and stays so', () => {
  render(<Section />);
  act(() => {
    notice([{ isIntersecting: false }]);
  });
  expect(observe).toHaveBeenCalledWith(screen.getByText('far'));
  act(() => {
    notice([{ isIntersecting: true }]);
  });
  expect(screen.getByText('near')).toBeVisible();
  expect(disconnect).toHaveBeenCalled();
});

test('everything is near when the page is printed', () => {
  render(<Section />);
  act(() => {
    dispatchEvent(new Event('beforeprint'));
  });
  expect(screen.getByText('near')).toBeVisible();
});

test('everything is near in a browser that cannot say what is', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(<Section />);
  expect(screen.getByText('near')).toBeVisible();
});

test.each([
  [759, '50%'],
  [760, '1000%'],
])('in a window of %d px an element is near from %s of its height', (width, margin) => {
  globalThis.innerWidth = width;
  render(<Section />);
  expect(rootMargin).toBe(margin);
});
