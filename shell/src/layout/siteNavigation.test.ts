import type { Registry } from '@artha/shared/contract';
import { provideSite } from '@artha/shared/internal';
import { sampleRegistry, sampleVersion, testConfig } from '@artha/shared/testing';
import { siteWithNavigation } from '../testing/sampleNavigation.ts';
import { siteNavigation, toolsIndexPath } from './siteNavigation.ts';

function navigationOf(registry: Registry, config = testConfig) {
  provideSite(config, registry);
  return siteNavigation();
}

const nothing = sampleRegistry({});
const menuOfTools = sampleRegistry({
  index: [
    sampleVersion({
      routes: [],
      navigation: [{ area: 'bar', label: 'Tools', order: 1, to: '/tools', menu: 'tools' }],
    }),
  ],
});
const menuWithoutIndex = sampleRegistry({
  index: [sampleVersion({ routes: [], navigation: [{ area: 'bar', label: 'Tools', order: 1, menu: 'tools' }] })],
});

describe('the navigation of a site', () => {
  test('has the entries of every remote, in order', () => {
    const { bar, footer } = navigationOf(siteWithNavigation);
    expect(bar.map(({ label }) => label)).toEqual(['For Who?', 'Tools', 'Pricing', 'Contact']);
    expect(footer.map(({ title, links }) => [title, ...links.map(({ label }) => label)])).toEqual([
      ['Product', 'Tax', 'News'],
      ['Company', 'About us', 'Disclaimer'],
      ['Legal', 'Privacy Policy', 'Terms & Conditions'],
    ]);
  });

  test('lists the tools of the registry in a menu of tools, with the way to their index', () => {
    expect(navigationOf(siteWithNavigation).bar[1]).toEqual({
      label: 'Tools',
      rows: [{ label: 'Tax Calculator', description: 'Old versus new.', to: '/tools/tax' }],
      index: { label: 'All tools', to: '/tools' },
    });
    expect(toolsIndexPath()).toBe('/tools');
  });

  test('links to the index of tools if there is no tool, and to nothing without an index', () => {
    expect(navigationOf(menuOfTools).bar).toEqual([{ label: 'Tools', to: '/tools' }]);
    expect(navigationOf(menuWithoutIndex).bar).toEqual([]);
    expect(toolsIndexPath()).toBeUndefined();
  });

  test('prefers a configured address, falls back to a page of the site, and leaves out what is nowhere without one', () => {
    expect(navigationOf(siteWithNavigation).action).toEqual({
      label: 'Join the Waitlist',
      to: testConfig.waitlistUrl,
    });
    expect(navigationOf(siteWithNavigation).footer[0]?.links[1]).toEqual({ label: 'News', to: testConfig.pages?.news });
    const { action, footer } = navigationOf(siteWithNavigation, { ...testConfig, waitlistUrl: '', pages: undefined });
    expect(action).toEqual({ label: 'Join the Waitlist', to: '/#contact' });
    expect(footer[0]?.links.map(({ label }) => label)).toEqual(['Tax']);
  });

  test('has the way to sign in, and what an account has, in order', () => {
    const { signIn, account, bar } = navigationOf(siteWithNavigation);
    expect(signIn).toEqual({ label: 'Sign in', to: '/auth/signin' });
    expect(account).toEqual([
      { label: 'Security', to: '/auth/security' },
      { label: 'Profile', to: '/auth/profile' },
    ]);
    expect(bar.map(({ label }) => label)).not.toContain('Sign in');
  });

  test('is empty if no remote declares anything', () => {
    expect(navigationOf(nothing)).toEqual({
      bar: [],
      action: undefined,
      signIn: undefined,
      account: [],
      footer: [],
    });
  });
});
