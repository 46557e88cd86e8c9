import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';

const pages = ['/', '/pricing', '/tools', '/disclaimer', '/privacy', '/tos'].map((path) => sampleRoute({ path }));
const tool = { name: 'Tax Calculator', description: 'Old versus new.', order: 1 };

/** A site whose navigation uses every area, from three remotes. */
export const siteWithNavigation = sampleRegistry({
  marketing: [
    sampleVersion({
      routes: pages,
      navigation: [
        { area: 'bar', label: 'Contact', order: 40, to: '/#contact' },
        { area: 'bar', label: 'Pricing', order: 30, to: '/pricing' },
        {
          area: 'bar',
          label: 'For Who?',
          order: 10,
          menu: [
            { label: 'Business owners', description: 'Solo 401k', to: '/#business-owners' },
            { label: 'Everyone', description: 'A plan', to: '/#everyone' },
          ],
        },
        { area: 'bar', label: 'Tools', order: 20, to: '/tools', menu: 'tools' },
        { area: 'action', label: 'Join the Waitlist', order: 10, to: '/#contact', configured: 'waitlistUrl' },
        { area: 'footer', column: 'Company', label: 'Disclaimer', order: 220, to: '/disclaimer' },
        { area: 'footer', column: 'Company', label: 'About us', order: 210, to: '/' },
        {
          area: 'footer',
          column: 'Product',
          label: 'News',
          order: 120,
          to: '/',
          configured: 'news',
          onlyIfConfigured: true,
        },
        { area: 'legal', label: 'Privacy Policy', order: 10, to: '/privacy' },
        { area: 'legal', label: 'Terms & Conditions', order: 20, to: '/tos' },
      ],
    }),
  ],
  auth: [
    sampleVersion({
      routes: ['/auth/signin', '/auth/security', '/auth/profile'].map((path) => sampleRoute({ path, isolated: true })),
      navigation: [
        { area: 'account', label: 'Profile', order: 20, to: '/auth/profile' },
        { area: 'account', label: 'Security', order: 10, to: '/auth/security' },
        { area: 'sign-in', label: 'Sign in', order: 10, to: '/auth/signin' },
      ],
    }),
  ],
  tax: [
    sampleVersion({
      routes: [sampleRoute({ path: '/tools/tax', tool })],
      navigation: [{ area: 'footer', column: 'Product', label: 'Tax', order: 110, to: '/tools/tax' }],
    }),
  ],
});
