import type { KitFeature } from '@artha/remote-kit/KitFeature';

/** The kit's half: `artha check` looks for barriers in the composed pages, and opens them in a browser. */
export const pageChecks: KitFeature = {
  name: 'pageChecks',
  options: {},
  commands: {},
  pageChecks: [
    async (composed) => (await import('./kit/checkAccessibility.ts')).checkAccessibility(composed),
    async (composed) => (await import('./kit/checkBrowser.ts')).checkBrowser(composed),
  ],
};
