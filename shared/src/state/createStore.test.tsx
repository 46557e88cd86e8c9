import { act, render, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { createStore, useStore, type Store } from './createStore.ts';

describe('a store', () => {
  test('gives what was set last and keeps its first value for the server', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.anything(), { minLength: 1 }), (initial, values) => {
        const store = createStore(initial);
        expect(store.get()).toBe(initial);
        for (const value of values) store.set(value);
        expect(Object.is(store.get(), values.at(-1))).toBe(true);
        expect(Object.is(store.initial, initial)).toBe(true);
      }),
    );
  });

  test('tells its listeners once for each change, and not when the same value is set again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(0, -0, Number.NaN, 'a')), (values) => {
        const store = createStore<unknown>('start');
        const listener = jest.fn();
        store.subscribe(listener);
        let changes = 0;
        for (const value of values) {
          if (!Object.is(store.get(), value)) changes += 1;
          store.set(value);
        }
        expect(listener).toHaveBeenCalledTimes(changes);
      }),
    );
  });

  test('does not call unsubscribed listeners', () => {
    const store = createStore(0);
    const [gone, staying] = [jest.fn(), jest.fn()];
    const stop = store.subscribe(gone);
    store.subscribe(staying);
    stop();
    store.set(1);
    expect(gone).not.toHaveBeenCalled();
    expect(staying).toHaveBeenCalledTimes(1);
  });
});

function Reading({ store }: { readonly store: Store<string> }) {
  return <output>{useStore(store)}</output>;
}

describe('a component that reads a store', () => {
  test('shows the value and follows its changes', () => {
    const store = createStore('first');
    render(<Reading store={store} />);
    expect(screen.getByRole('status')).toHaveTextContent('first');
    act(() => {
      store.set('second');
    });
    expect(screen.getByRole('status')).toHaveTextContent('second');
  });

  test('listens no longer once it is gone', () => {
    const store = createStore('first');
    const unsubscribe = jest.fn();
    const { unmount } = render(<Reading store={{ ...store, subscribe: () => unsubscribe }} />);
    unmount();
    expect(unsubscribe).toHaveBeenCalledTimes(1);
  });

  test('hydrates with what the server rendered, keeps its node, and then shows the value of this browser', () => {
    const store = createStore('of the server');
    store.set('of the browser');
    const container = document.createElement('div');
    container.innerHTML = '<output>of the server</output>';
    document.body.append(container);
    const composed = screen.getByRole('status');
    const complain = jest.spyOn(console, 'error');
    const mismatch = jest.fn();
    render(<Reading store={store} />, { container, hydrate: true, onRecoverableError: mismatch });
    expect(screen.getByRole('status')).toHaveTextContent('of the browser');
    expect(screen.getByRole('status')).toBe(composed);
    expect(mismatch).not.toHaveBeenCalled();
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
