import type { RemoteConfig } from '@artha/shared/remote';
import { audiences } from './src/domain/audiences.ts';

export default {
  name: 'marketing',
  owner: 'team-marketing',
  contract: 1,
  routes: [
    {
      path: '/',
      aliases: [{ path: '/about' }, { path: '/contact', part: 'contact' }, { path: '/faq', part: 'faq' }],
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
        'Sort a bank statement, compare the old and new tax regimes, look up finance terms and print financial ratios. Free, no account needed.',
    },
    {
      path: '/privacy',
      aliases: [{ path: '/privacy-policy' }],
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
      aliases: [{ path: '/refunds' }],
      screen: 'Refund',
      title: 'Return & Refund Policy',
      description:
        'Ask within 30 days of payment. We reply in 3 to 5 business days, and an approved refund arrives in 7 to 10 business days.',
    },
    {
      path: '/tos',
      aliases: [{ path: '/terms' }],
      screen: 'Terms',
      title: 'Terms & Conditions',
      description:
        'The agreement between you and us in plain words: what the service is, what it costs, liability, notice of changes and governing law.',
    },
  ],
  navigation: [
    {
      area: 'bar',
      label: 'For Who?',
      order: 10,
      menu: audiences.map(({ id, name, summary }) => ({ label: name, description: summary, to: `/#${id}` })),
    },
    { area: 'bar', label: 'Tools', order: 20, to: '/tools', menu: 'tools' },
    { area: 'bar', label: 'Pricing', order: 30, to: '/pricing' },
    { area: 'bar', label: 'Contact', order: 40, to: '/#contact' },
    { area: 'action', label: 'Join the Waitlist', order: 10, to: '/#contact', configured: 'waitlistUrl' },
    { area: 'footer', column: 'Product', label: 'Features', order: 110, to: '/#features' },
    {
      area: 'footer',
      column: 'Product',
      label: 'News',
      order: 120,
      to: '/',
      configured: 'news',
      onlyIfConfigured: true,
    },
    {
      area: 'footer',
      column: 'Product',
      label: 'Documentation',
      order: 130,
      to: '/',
      configured: 'documentation',
      onlyIfConfigured: true,
    },
    { area: 'footer', column: 'Product', label: 'Pricing', order: 140, to: '/pricing' },
    {
      area: 'footer',
      column: 'Company',
      label: 'About us',
      order: 210,
      to: '/',
      configured: 'about',
      onlyIfConfigured: true,
    },
    { area: 'footer', column: 'Company', label: 'Contact us', order: 220, to: '/#contact' },
    { area: 'footer', column: 'Company', label: 'Disclaimer', order: 230, to: '/disclaimer' },
    {
      area: 'footer',
      column: 'Resources',
      label: 'Blog',
      order: 310,
      to: '/',
      configured: 'blog',
      onlyIfConfigured: true,
    },
    {
      area: 'footer',
      column: 'Resources',
      label: 'Discord Community',
      order: 320,
      to: '/',
      configured: 'discord',
      onlyIfConfigured: true,
    },
    { area: 'legal', label: 'Privacy Policy', order: 10, to: '/privacy' },
    { area: 'legal', label: 'Return & Refund Policy', order: 20, to: '/refund' },
    { area: 'legal', label: 'Terms & Conditions', order: 30, to: '/tos' },
    { area: 'legal', label: 'Cookie Policy', order: 40, to: '/cookies' },
  ],
} satisfies RemoteConfig;
