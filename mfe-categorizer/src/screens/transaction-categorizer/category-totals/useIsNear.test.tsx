import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useIsNear } from './useIsNear.ts';

let notice: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
const observe = jest.fn();
const disconnect = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: typeof notice) {
        notice = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
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
