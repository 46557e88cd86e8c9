import type { TakenBackReason } from '@artha/service/releaseEvents';
import type { RolloutRule } from '@artha/core/rolloutRule';
import { findWorseOfTrial, findWorseOfWatch, type CanaryTrial, type Watch } from './trial.ts';

/** The decision about a release now. */
export type Decision =
  | { readonly kind: 'wait' }
  /** To this share of the visitors, in per cent; all of them at 100. */
  | { readonly kind: 'widen'; readonly share: number }
  | { readonly kind: 'back'; readonly reason: TakenBackReason };

const HOUR_MS = 3_600_000;

/** The share after another one: 100 after the last stage. */
export const nextShare = ({ stages }: RolloutRule, share: number): number =>
  Math.min(...stages.filter((stage) => stage > share), 100);

/**
 * Decides about a canary.
 * @param share of the visitors that get it, in per cent.
 * @param widened when it got that share.
 */
export function decideCanary(
  trial: CanaryTrial,
  { share, widened }: { readonly share: number; readonly widened: Date },
  rule: RolloutRule,
  now: Date,
): Decision {
  const worse = findWorseOfTrial(trial, rule);
  if (worse) return { kind: 'back', reason: { kind: 'worse', share: worse } };
  const widen: Decision = { kind: 'widen', share: nextShare(rule, share) };
  const visits = trial.stage.share === share ? trial.stage.visits : 0;
  if (visits >= rule.visits) return widen;
  if (now.getTime() - widened.getTime() < rule.hours * HOUR_MS) return { kind: 'wait' };
  if (rule.atLimit === 'widen') return widen;
  return { kind: 'back', reason: { kind: 'too-few-visits', visits, needed: rule.visits } };
}

/** Decides about a release that all visitors get. */
export function decideWatch(watch: Watch, rule: RolloutRule): Decision {
  const worse = findWorseOfWatch(watch, rule);
  return worse ? { kind: 'back', reason: { kind: 'worse', share: worse } } : { kind: 'wait' };
}

/** Whether a release has been watched for as long as the rule says. */
export const isWatchOver = ({ since }: Watch, { hours }: RolloutRule, now: Date): boolean =>
  now.getTime() - Date.parse(since) >= hours * HOUR_MS;
