import type { siteConfig } from '@artha/shared';

type Config = ReturnType<typeof siteConfig>;

/**
 * The footer's columns. Where a label stands for another site that is not configured, it leads to the nearest thing
 * here.
 */
export function footerColumns({ social }: Config) {
  return [
    {
      title: 'Product',
      links: [
        { label: 'Features', to: '/#features' },
        { label: 'News', to: social.x || '/#contact' },
        { label: 'Documentation', to: '/#faq' },
        { label: 'Pricing', to: '/pricing' },
      ],
    },
    {
      title: 'Company',
      links: [
        { label: 'About us', to: '/' },
        { label: 'Contact us', to: '/#contact' },
        { label: 'Disclaimer', to: '/disclaimer' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'Blog', to: social.youtube || '/#faq' },
        { label: 'Discord Community', to: social.discord || '/#contact' },
      ],
    },
    {
      title: 'Legal',
      links: [
        { label: 'Privacy Policy', to: '/privacy' },
        { label: 'Return & Refund Policy', to: '/refund' },
        { label: 'Terms & Conditions', to: '/tos' },
        { label: 'Cookie Policy', to: '/cookies' },
      ],
    },
  ];
}
