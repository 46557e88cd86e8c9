import type { RemoteConfig } from '@artha/shared/contract';

export default {
  name: 'marketing',
  owner: 'team-marketing',
  contract: 1,
  routes: [
    {
      path: '/',
      screen: 'Landing',
      title: 'Stock research, one right-click away',
      description:
        'Pick a stretch of a stock chart and chat about it, have it explained, or test it as a strategy. With free finance tools for India.',
    },
    {
      path: '/pricing',
      screen: 'Pricing',
      title: 'Pricing: $1 per day, 14-day free trial',
      description:
        'Stock research for $30 per month or $300 per year, with a 14-day free trial, unlimited Finder queries and no notice to cancel.',
    },
    {
      path: '/tools',
      screen: 'Tools',
      title: 'Free finance tools for India',
      description:
        'Sort a bank statement, compare the old and new tax regimes, look up finance terms and gather financial ratios. Free, no account needed.',
    },
    {
      path: '/privacy',
      screen: 'Privacy',
      title: 'Privacy Policy',
      description:
        'What we keep, where and for how long: accounts, financial data, logs and backups, how to have data deleted, and what is never stored.',
    },
    {
      path: '/disclaimer',
      screen: 'Disclaimer',
      title: 'Disclaimer',
      description:
        'Everything here is for education and information only. What that means for advice, back-tested results and the accuracy of content.',
    },
    {
      path: '/cookies',
      screen: 'Cookies',
      title: 'Cookie Policy',
      description:
        'What this site stores in your browser, what it does not, and what is measured only after you agree. How to change your mind at any time.',
    },
    {
      path: '/refund',
      screen: 'Refund',
      title: 'Return & Refund Policy',
      description:
        'Ask within 30 days of payment. We reply in 3 to 5 business days, and an approved refund arrives in 7 to 10 business days.',
    },
    {
      path: '/tos',
      screen: 'Terms',
      title: 'Terms & Conditions',
      description:
        'The agreement between you and us in plain words: what the service is, what it costs, liability, notice of changes and governing law.',
    },
  ],
} satisfies RemoteConfig;
