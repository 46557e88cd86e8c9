import { Refusal } from '../format/refusal.ts';
import type { RemotePlan } from './planRemote.ts';
import type { Failed } from './renderPlan.ts';

/**
 * The pages of a remote that did not render and may show a placeholder instead: those that the site does not have yet, if
 * their team is publishing them, and those that have shown a placeholder before. A page that was composed with its content
 * never loses it unless its route says so.
 * @returns undefined if there is no such page.
 */
export function planPlaceholders(
  plan: RemotePlan,
  failed: readonly Failed[],
  publishing: readonly string[],
): RemotePlan | undefined {
  const toRender = failed.flatMap(({ entry, cause }) => {
    // The store or the release is at fault, or the placeholder that the route asks for.
    if (entry.kind === 'document' || entry.placeholder !== undefined || cause instanceof Refusal) return [];
    const hadPlaceholder = plan.before.get(entry.address);
    const mayShow = hadPlaceholder ?? publishing.includes(plan.name);
    return mayShow ? [{ ...entry, placeholder: { cause } }] : [];
  });
  return toRender.length === 0 ? undefined : { ...plan, reused: [], toRender };
}
