import type { CheckOutcome, ComposedRelease } from '@artha/remote-kit/checkRemote';
import { firstPages } from '@artha/remote-kit/firstPages';
import { countPages } from './countPages.ts';
import { findAccessibilityFaults } from './findAccessibilityFaults.ts';

/** Whether the pages have barriers; all pages of a family use one screen, so the first is checked for all. */
export async function checkAccessibility({ release, facts, pages }: ComposedRelease): Promise<CheckOutcome> {
  const addresses = firstPages(release, facts.config.product);
  const faults: string[] = [];
  for (const address of addresses) {
    const found = await findAccessibilityFaults(pages.get(address) ?? '');
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  return { name: 'accessibility', summary: countPages(addresses.length), faults };
}
