import type { RemoteConfig } from '@artha/shared/contract';

export default {
  name: 'report',
  owner: 'team-reports',
  contract: 1,
  routes: [
    {
      path: '/{product}-Custom-Report',
      screen: 'CustomReport',
      title: 'Custom Report of Financial Ratios',
      description:
        'Twenty-two financial ratios with their formulas, each explained in plain words. Choose the ones you want and get them as one report to print or to keep.',
      tool: {
        name: 'Custom Report',
        description: 'Twenty-two ratios with their formulas.',
        icon: 'report',
        order: 50,
      },
    },
  ],
} satisfies RemoteConfig;
