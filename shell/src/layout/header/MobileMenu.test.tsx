import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { composedLocation, createLocationStore } from '../../routing/location.ts';
import { siteWithNavigation } from '../../testing/sampleNavigation.ts';
import { MobileMenu } from './MobileMenu.tsx';

const wide = Object.assign(new EventTarget(), { matches: false });

beforeAll(() => {
  stubNativeDialog();
  Object.assign(window, { matchMedia: () => wide });
});

beforeEach(() => {
  wide.matches = false;
});

async function open(pathname = '/', config = testConfig) {
  const locationStore = createLocationStore(pathname);
  renderScreen(<MobileMenu locationStore={locationStore} />, { config, registry: siteWithNavigation });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  return locationStore;
}

const menu = () => screen.queryByRole('dialog');

test('it opens by the hamburger and closes by its cross', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(menu()).not.toBeInTheDocument();
});

test('its cross is the first control, where the focus goes, without an autofocus that browsers report at a fragment', async () => {
  await open();
  const cross = screen.getByRole('button', { name: 'Close menu' });
  const home = screen.getByRole('link', { name: 'Artha, home' });
  expect(cross.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(menu()?.innerHTML).not.toContain('autofocus');
});

test('it holds everything that the bar does', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Artha, home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/#contact');
  expect(screen.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('href', testConfig.waitlistUrl);
  const everyone = screen.getByRole('link', { name: /^Everyone/ });
  expect(everyone).toHaveAttribute('href', '/#everyone');
  expect(everyone).not.toBeVisible();
  await userEvent.click(screen.getByText('For Who?'));
  expect(everyone).toBeVisible();
});

test('without a configured waitlist it leads to the contact section', async () => {
  await open('/', { ...testConfig, waitlistUrl: '' });
  expect(screen.getByRole('link', { name: 'Join the Waitlist' })).toHaveAttribute('href', '/#contact');
});

test('it says which page is current', async () => {
  await open('/pricing');
  expect(screen.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
});

test.each(['Pricing', 'Contact', 'Artha, home'])(
  'it closes behind “%s”, also when that is where one is',
  async (name) => {
    await open();
    await userEvent.click(screen.getByRole('link', { name }));
    expect(menu()).not.toBeInTheDocument();
  },
);

test('it closes when the visitor has gone somewhere, such as back', async () => {
  const locationStore = await open();
  act(() => {
    locationStore.set(composedLocation('/pricing'));
  });
  expect(menu()).not.toBeInTheDocument();
});

test('it closes when the window becomes wide enough for the bar, and only then', async () => {
  await open();
  wide.dispatchEvent(new Event('change'));
  expect(menu()).toBeInTheDocument();
  wide.matches = true;
  wide.dispatchEvent(new Event('change'));
  expect(menu()).not.toBeInTheDocument();
});
