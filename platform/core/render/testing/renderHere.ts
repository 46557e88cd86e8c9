import type { BundleLimits } from '@artha/interpreter/bundleLimits';
import { runBundlesHere } from '@artha/interpreter/testing/runBundlesHere';
import { runStepHere } from '@artha/interpreter/testing/runStepHere';
import { bundlesOf } from '../bundlesOf.ts';
import { finishRemote } from '../finishRemote.ts';
import type { RenderRemote } from '../renderRemote.ts';

/** Renders like `renderHere`, with other limits. */
export function renderHereWithin(limits: Partial<BundleLimits>): RenderRemote {
  return async (request, onAnswer) =>
    finishRemote(await runBundlesHere(bundlesOf(request), limits, onAnswer), request, runStepHere);
}

/** Renders in the same interpreter as a release service, but in this process: a separate one takes half a second. */
export const renderHere: RenderRemote = renderHereWithin({});
