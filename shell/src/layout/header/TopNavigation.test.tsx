import { act, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, stubNativeDialog, testConfig } from '@artha/shared/testing';
import { composedLocation, createLocationStore } from '../../routing/location.ts';
import { stubLayout } from '../../testing/stubLayout.ts';
import { siteWithNavigation } from '../../testing/sampleNavigation.ts';
import { TopNavigation } from './TopNavigation.tsx';

beforeAll(() => {
  stubLayout();
  stubNativeDialog();
});

function show(pathname: string, hash = '', config = testConfig) {
  const locationStore = createLocationStore(pathname);
  locationStore.set({ ...composedLocation(pathname), hash });
  renderScreen(<TopNavigation locationStore={locationStore} />, { config, registry: siteWithNavigation });
  return locationStore;
}

const entry = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('it holds the way home, the entries and the waitlist', () => {
  show('/');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: 'Artha, home' })).toHaveAttribute('href', '/');
  expect(entry('Pricing')).toHaveAttribute('href', '/pricing');
  expect(entry('Contact')).toHaveAttribute('href', '/#contact');
  const waitlist = banner.getByRole('link', { name: 'Join the Waitlist' });
  expect(waitlist).toHaveAttribute('href', testConfig.waitlistUrl);
  expect(waitlist).toHaveAttribute('target', '_blank');
  expect(waitlist).toHaveAttribute('rel', 'noopener');
});

test('without a configured waitlist it leads to the contact section', () => {
  show('/pricing', '', { ...testConfig, waitlistUrl: '' });
  const waitlist = screen.getByRole('link', { name: 'Join the Waitlist' });
  expect(waitlist).toHaveAttribute('href', '/#contact');
  expect(waitlist).not.toHaveAttribute('target');
});

test.each([
  ['/', '', null, null],
  ['/pricing', '', 'page', null],
  ['/pricing', '#contact', 'page', null],
  ['/', '#contact', null, 'location'],
  ['/', '#faq', null, null],
])('at %s%s Pricing is current as %s and Contact as %s', (pathname, hash, pricing, contact) => {
  show(pathname, hash);
  expect(entry('Pricing').getAttribute('aria-current')).toBe(pricing);
  expect(entry('Contact').getAttribute('aria-current')).toBe(contact);
});

test('what is current follows the visitor', () => {
  const locationStore = show('/');
  act(() => {
    locationStore.set(composedLocation('/pricing'));
  });
  expect(entry('Pricing')).toHaveAttribute('aria-current', 'page');
});

test('once it answers, it says so to the early script', async () => {
  show('/');
  await waitFor(() => {
    expect(screen.getByRole('banner')).toHaveAttribute('data-ready');
  });
});
