import { registryOf, remoteRelease } from '@artha/core/testing/releases';
import { samplePage, samplePages } from '@artha/core/testing/pages';
import { legalPaths } from './legalPaths.ts';
import { toolPages } from './toolPages.ts';

describe('the tools of a site', () => {
  test('are the pages with a card, in the order of the cards', () => {
    expect(toolPages(samplePages).map(({ tool }) => tool.name)).toEqual(['Statement', 'Tax', 'Research']);
  });

  test('omit unlisted ones, such as a tool that is not announced yet', () => {
    const tool = { name: 'Loan', description: 'Loans.', order: 1 };
    expect(toolPages([samplePage({ tool, unlisted: true })])).toEqual([]);
  });
});

describe('the addresses of the legal texts', () => {
  const legal = (to: string) => ({ area: 'legal' as const, label: to, order: 1, to });

  test('are those that any remote declares as legal, with the name of the product', () => {
    const registry = registryOf(
      remoteRelease({ name: 'marketing', navigation: [legal('/tos'), { ...legal('/about'), area: 'bar' }] }),
      remoteRelease({ name: 'report', navigation: [legal('/{product}-Report-terms')] }),
    );
    expect(legalPaths(registry, { product: 'My Money' })).toEqual(['/tos', '/MyMoney-Report-terms']);
  });

  test('omit those of an unpublished release', () => {
    const registry = registryOf(remoteRelease({ navigation: [legal('/tos')] }));
    const [version] = registry.microFrontends['tax'] ?? [];
    if (version) version.deployment = { traffic: 0, default: false };
    expect(legalPaths(registry, { product: 'Artha' })).toEqual([]);
  });
});
