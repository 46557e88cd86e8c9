import { sampleRegistry, sampleRoute, sampleVersion } from '@artha/shared/testing';

const pages = ['/', '/pricing', '/tools', '/disclaimer', '/privacy', '/tos'].map((path) => sampleRoute({ path }));
const tool = { name: 'Tax Calculator', description: 'Old versus new.', order: 1 };

/** A site whose navigation uses every place, from three remotes. */
export const siteWithNavigation = sampleRegistry({
  marketing: [
    sampleVersion({
      routes: pages,
      navigation: [
        { place: 'bar', label: 'Contact', order: 40, to: '/#contact' },
        { place: 'bar', label: 'Pricing', order: 30, to: '/pricing' },
        {
          place: 'bar',
          label: 'For Who?',
          order: 10,
          menu: [
            { label: 'Business owners', description: 'Solo 401k', to: '/#business-owners' },
            { label: 'Everyone', description: 'A plan', to: '/#everyone' },
          ],
        },
        { place: 'bar', label: 'Tools', order: 20, to: '/tools', menu: 'tools' },
        { place: 'action', label: 'Join the Waitlist', order: 10, to: '/#contact', configured: 'waitlistUrl' },
        { place: 'footer', column: 'Company', label: 'Disclaimer', order: 220, to: '/disclaimer' },
        { place: 'footer', column: 'Company', label: 'About us', order: 210, to: '/' },
        {
          place: 'footer',
          column: 'Product',
          label: 'News',
          order: 120,
          to: '/',
          configured: 'news',
          onlyIfConfigured: true,
        },
        { place: 'legal', label: 'Privacy Policy', order: 10, to: '/privacy' },
        { place: 'legal', label: 'Terms & Conditions', order: 20, to: '/tos' },
      ],
    }),
  ],
  auth: [
    sampleVersion({
      routes: ['/auth/signin', '/auth/security', '/auth/profile'].map((path) => sampleRoute({ path, isolated: true })),
      navigation: [
        { place: 'account', label: 'Profile', order: 20, to: '/auth/profile' },
        { place: 'account', label: 'Security', order: 10, to: '/auth/security' },
        { place: 'sign-in', label: 'Sign in', order: 10, to: '/auth/signin' },
      ],
    }),
  ],
  tax: [
    sampleVersion({
      routes: [sampleRoute({ path: '/tools/tax', tool })],
      navigation: [{ place: 'footer', column: 'Product', label: 'Tax', order: 110, to: '/tools/tax' }],
    }),
  ],
});
