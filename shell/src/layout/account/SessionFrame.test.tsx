import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { session, type Session } from '@artha/shared';
import { renderScreen, sampleRegistry, stubNativeDialog } from '@artha/shared/testing';
import { composedLocation, createLocationStore } from '../../routing/location.ts';
import { siteWithNavigation } from '../../testing/sampleNavigation.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { SessionFrame } from './SessionFrame.tsx';
import { TopNavigation } from '../header/TopNavigation.tsx';

const signOut = jest.fn();
jest.mock('../../session/startSession.ts', () => ({ loadAccount: () => Promise.resolve({ signOut }) }));

const person = { id: '1', email: 'asha@example.in', name: 'Asha Rao' };
const signedIn: Session = { kind: 'signed-in', person, assurance: 'aal1', nextAssurance: 'aal1' };

beforeAll(() => {
  stubLayout();
  stubNativeDialog();
});

beforeEach(() => {
  signOut.mockClear();
});

afterEach(() => {
  act(() => {
    session.set(session.initial);
  });
});

function show(registry = siteWithNavigation, pathname = '/pricing') {
  const locationStore = createLocationStore(pathname);
  locationStore.set(composedLocation(pathname));
  const frame: ReactElement = (
    <>
      <TopNavigation locationStore={locationStore} />
      <main>
        <h1 tabIndex={-1}>Pricing</h1>
        <SessionFrame locationStore={locationStore} />
      </main>
    </>
  );
  renderScreen(frame, { registry });
}

const tell = (next: Session) => {
  act(() => {
    session.set(next);
  });
};
const bar = () => within(screen.getByRole('banner'));
/** The name in the bar; the menu of small screens has it once more. */
const summary = async () => (await screen.findByText('Account:')).closest('summary') ?? document.body;
const openMenu = async () => userEvent.pointer({ keys: '[TouchA]', target: await summary() });

test('a signed-out visitor sees the sign-in link, and no account', () => {
  show();
  expect(bar().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth/signin');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('Sign out')).not.toBeInTheDocument();
});

test('without a remote for signing in, nothing is shown', async () => {
  show(sampleRegistry({}));
  tell(signedIn);
  await act(() => import('./SessionParts.tsx'));
  expect(screen.queryByText('Sign in')).not.toBeInTheDocument();
  expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
});

describe('who is signed in', () => {
  test('is named in the bar, with what the remotes have for an account', async () => {
    show();
    tell(signedIn);
    await openMenu();
    const links = bar()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('/auth/') && !link.hasAttribute('data-sign-in'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Security', '/auth/security'],
      ['Profile', '/auth/profile'],
    ]);
    expect(bar().getAllByText('Signed in as asha@example.in')[0]).toBeVisible();
  });

  test.each([
    [{ id: '1', email: 'asha@example.in' }, 'asha@example.in'],
    [{ id: '1' }, 'Signed in'],
  ])('is called by what is known: %j', async (known, label) => {
    show();
    tell({ ...signedIn, person: known });
    expect(await summary()).toHaveTextContent(`Account: ${label}`);
  });

  test('is told what is missing while only the password was entered, and led there and back', async () => {
    show();
    tell({ ...signedIn, nextAssurance: 'aal2' });
    expect(await summary()).toHaveTextContent('Account: Finish signing in');
    await openMenu();
    expect(bar().queryByText(/Signed in as/)).not.toBeInTheDocument();
    expect(bar().getAllByText(/Your second factor is missing/)[0]).toBeVisible();
    const [link] = bar().getAllByRole('link', { name: 'Enter your second factor' });
    expect(link).toHaveAttribute('href', '/auth/signin?next=%2Fpricing');
  });

  test('signs out by the menu, and the focus goes to the page’s heading', async () => {
    show();
    tell(signedIn);
    await openMenu();
    await userEvent.click(bar().getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    tell({ kind: 'signed-out' });
    expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument();
  });

  test('closes the menu by Escape, and is where the focus was', async () => {
    show();
    tell(signedIn);
    await openMenu();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(bar().getAllByText('Signed in as asha@example.in')[0]).not.toBeVisible();
    expect(await summary()).toHaveFocus();
  });

  test('is in the menu of small screens, too, and signs out there', async () => {
    show();
    tell(signedIn);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
    await userEvent.click(await menu.findByText('Asha Rao'));
    expect(menu.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/auth/security');
    await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(menu.getByRole('button', { name: 'Close menu' })).toHaveFocus();
  });
});

test('a session that is not known yet shows nothing', async () => {
  show();
  tell({ kind: 'unknown' });
  await act(() => import('./SessionParts.tsx'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByText('Sign out')).not.toBeInTheDocument();
});

test.each([
  ['expired', 'Your session has ended, so you are signed out.'],
  ['invalid', 'Your session could not be confirmed, so you are signed out.'],
] as const)('that a session was %s is said, with the way to sign in again', async (reason, sentence) => {
  show();
  tell({ kind: 'signed-out', reason });
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(`${sentence} Sign in again`);
  });
  expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/auth/signin');
});

test('the sign-in page says why a session has ended, without a link to itself', async () => {
  show(siteWithNavigation, '/auth/signin');
  tell({ kind: 'signed-out', reason: 'expired' });
  expect(await screen.findByText('Your session has ended, so you are signed out.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign in again' })).not.toBeInTheDocument();
});
