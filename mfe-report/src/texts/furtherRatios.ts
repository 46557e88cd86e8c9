import { furtherIds, type FurtherId } from '../domain/furtherIds.ts';
import type { NamedRatio } from '../domain/terms.ts';

/** The ratios beside the twenty-two with their names in a language. */
export function furtherRatios(names: Readonly<Record<FurtherId, string>>): readonly NamedRatio[] {
  return furtherIds.map((id) => ({ id, name: names[id] }));
}
