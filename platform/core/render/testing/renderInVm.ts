import { runBundlesInVm } from '@artha/interpreter/testing/runBundlesInVm';
import { runStepHere } from '@artha/interpreter/testing/runStepHere';
import { bundlesOf } from '../bundlesOf.ts';
import { finishRemote } from '../finishRemote.ts';
import type { RenderRemote } from '../renderRemote.ts';

/**
 * Renders in this process with its own JavaScript engine, with the same programs as a release service: for tests of
 * pages, in which rendering would take ten times as long as everything else. It has no limits and does not protect the
 * host, so only render your own bundles with it.
 */
export const renderInVm: RenderRemote = async (request, onAnswer) =>
  finishRemote(await runBundlesInVm(bundlesOf(request), onAnswer), request, runStepHere);
