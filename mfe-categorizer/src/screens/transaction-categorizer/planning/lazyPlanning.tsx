import { lazyPart } from '@artha/shared/remote';
import type { ComponentType } from 'react';
import type { PlanningProps } from './PlanningParts.tsx';

/**
 * Rules and budget, which load when they are first opened.
 * @param name of the part, as the subject of a sentence.
 * @param load its code and texts in the language.
 */
export function lazyPlanning(
  name: string,
  load: () => Promise<ComponentType<PlanningProps>>,
): ComponentType<PlanningProps> {
  return lazyPart<PlanningProps>({ remote: 'categorizer', name, loading: null, load });
}
