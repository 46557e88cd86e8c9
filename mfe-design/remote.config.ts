import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'design',
  owner: 'team-platform',
  contract: 1,
  routes: [
    {
      path: '/~design',
      screen: 'DesignPage',
      title: 'Design',
      description: 'Every token and every component of the design, in every state.',
      unlisted: true,
    },
  ],
} satisfies RemoteConfig;
