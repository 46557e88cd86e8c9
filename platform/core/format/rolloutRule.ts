import * as v from 'valibot';

const share = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Schema of the rule by which the service widens canaries and takes releases back: a part of the policy. */
export const rolloutRuleSchema = v.strictObject({
  /** The shares of visitors that a canary gets one after the other, in per cent, before all get it. */
  stages: v.optional(v.array(share), [5, 25]),
  /** The visits of a canary that are counted in each stage before the next one begins. */
  visits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 200),
  /** The longest time of a stage, and how long a release that all visitors get is watched. */
  hours: v.optional(v.pipe(v.number(), v.minValue(0)), 24),
  /** The decision about a canary at the end of that time if there were fewer visits. */
  atLimit: v.optional(v.picklist(['widen', 'back']), 'back'),
  /** The most rollouts of releases that are no worse which are taken back, as a share. */
  falseAlarms: v.optional(v.pipe(v.number(), v.gtValue(0), v.ltValue(1)), 0.01),
  /** The fewest visits that met a fault before a release is taken back for it. */
  fewestFaults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 5),
  /** Whether a release that all visitors get is taken back, too. */
  guard: v.optional(v.boolean(), true),
});

/** The rule by which the service widens canaries and takes releases back. */
export type RolloutRule = v.InferOutput<typeof rolloutRuleSchema>;

/** The rule of a policy that states none. */
export const defaultRule: RolloutRule = v.parse(rolloutRuleSchema, {});
