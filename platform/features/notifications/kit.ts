import type { KitFeature } from '@artha/remote-kit/KitFeature';

/** The kit's half: what happened to a remote, in `artha status`. */
export const notifications: KitFeature = {
  name: 'notifications',
  options: {},
  commands: {},
  describe: async (client, name) => {
    const { showEvents } = await import('./kit/showEvents.ts');
    return showEvents(client, name);
  },
};
