import type { RemoteConfig } from '@artha/shared/remote';

export default {
  name: 'rollout',
  owner: 'team-platform',
  contract: 1,
  routes: [
    {
      path: '/~releases',
      screen: 'ReleasesPage',
      title: 'Releases',
      description: 'Which release of each remote visitors get, what they met in it, and who published it.',
      unlisted: true,
      private: true,
    },
  ],
} satisfies RemoteConfig;
