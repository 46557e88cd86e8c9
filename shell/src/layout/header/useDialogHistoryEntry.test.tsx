import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link } from '@artha/shared';
import { stubNativeDialog } from '@artha/shared/testing';
import { createNavigator } from '../../routing/navigator.ts';
import { createLocationStore, type LocationStore } from '../../routing/location.ts';
import { Routed } from '../../routing/Routed.tsx';
import { forgetListeners } from '../../testing/forgetListeners.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { createViewStore } from '../../routing/view.ts';
import { useDialogHistoryEntry } from './useDialogHistoryEntry.ts';

function Menu({ locationStore, early = false }: { readonly locationStore: LocationStore; readonly early?: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useDialogHistoryEntry(dialog, locationStore);
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <dialog ref={dialog} id="menu" aria-label="Menu" open={early || undefined}>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
        <Link to="/here#faq" replace onClick={leave}>
          Questions
        </Link>
      </dialog>
    </>
  );
}

let forget: () => void;

beforeEach(() => {
  stubNativeDialog();
  stubLayout();
  forget = forgetListeners(window);
});

afterEach(() => {
  forget();
});

/** A page with a menu, two entries deep in the history. */
function show(early = false) {
  history.pushState(null, '', '/before');
  history.pushState(null, '', '/here');
  const locationStore = createLocationStore('/here');
  const view = createViewStore({ kind: 'shell', name: 'not-found' });
  const navigator = createNavigator({
    locationStore,
    view,
    screenAt: () => undefined,
    onPageChange: () => undefined,
    isStale: () => false,
  });
  render(
    <Routed locationStore={locationStore} navigator={navigator}>
      <Menu locationStore={locationStore} early={early} />
    </Routed>,
  );
  return history.length;
}

const menu = () => screen.queryByRole('dialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const entry = (): unknown => Reflect.get(Object(history.state), 'usr');

async function openMenu() {
  await press('Open');
  await waitFor(() => {
    expect(entry()).toEqual({ overlay: 'menu' });
  });
}

test('an open menu has an entry of the history, which back takes away with it', async () => {
  const entries = show();
  await openMenu();
  expect(history.length).toBe(entries + 1);
  expect(location.pathname).toBe('/here');
  act(() => {
    history.back();
  });
  await waitFor(() => {
    expect(menu()).not.toBeInTheDocument();
  });
  expect(location.pathname).toBe('/here');
});

test('a menu that was opened before the shell answered stays open, and has its entry', async () => {
  show(true);
  await waitFor(() => {
    expect(entry()).toEqual({ overlay: 'menu' });
  });
  expect(menu()).toBeInTheDocument();
});

test('forward opens it again', async () => {
  show();
  await openMenu();
  act(() => {
    history.back();
  });
  await waitFor(() => {
    expect(menu()).not.toBeInTheDocument();
  });
  act(() => {
    history.forward();
  });
  await waitFor(() => {
    expect(menu()).toBeInTheDocument();
  });
});

test('closed by its button it leaves no entry behind', async () => {
  show();
  await openMenu();
  await press('Close');
  await waitFor(() => {
    expect(entry()).not.toEqual({ overlay: 'menu' });
  });
  expect(menu()).not.toBeInTheDocument();
});

test('a link inside closes it, and its page takes the entry’s place', async () => {
  const entries = show();
  await openMenu();
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  expect(menu()).not.toBeInTheDocument();
  expect(location.hash).toBe('#faq');
  expect(history.length).toBe(entries + 1);
  act(() => {
    history.back();
  });
  await waitFor(() => {
    expect(location.hash).toBe('');
  });
  expect(location.pathname).toBe('/here');
  expect(menu()).not.toBeInTheDocument();
});

test('a link opened in another tab leaves it as it is', async () => {
  show();
  await openMenu();
  const user = userEvent.setup();
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
    },
    { once: true },
  );
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Questions' }));
  expect(menu()).toBeInTheDocument();
  expect(entry()).toEqual({ overlay: 'menu' });
});
