import {
  currentVersion,
  currentVersions,
  versionsOf,
  type Registry,
  type RegistryVersion,
} from '@artha/shared/contract';
import { Refusal } from '@artha/core/refusal';
import { readSnapshot, timeOf, type PublishContext } from '@artha/core/changeSite';
import { ownerOf, type Policy } from '@artha/core/policy';
import { defaultRule, type RolloutRule } from '@artha/core/rolloutRule';
import { canaryVersion, previousVersion } from '@artha/core/versionHistory';
import { describeFigures, describeReason } from '@artha/service/describeReleaseEvent';
import type { ReleaseEvent, TakenBackReason } from '@artha/service/releaseEvents';
import type { RouteParts } from '@artha/service/ReleaseFeature';
import { canaryVersions } from './canaries.ts';
import type { CountsReport } from './countsReport.ts';
import { CountStore } from './CountStore.ts';
import { decideCanary, decideWatch, isWatchOver } from './decide.ts';
import { EventLog } from './EventLog.ts';
import { takeBack, widen } from './rollOut.ts';
import type { Rollout } from './rolloutSchemas.ts';
import { readRolloutState, writeRolloutState, type RolloutState } from './rolloutState.ts';
import {
  figuresOf,
  observeTrial,
  observeWatch,
  startTrial,
  startWatch,
  valueNeeded,
  type CanaryTrial,
  type Watch,
} from './trial.ts';

/** The options of rollouts. */
interface RolloutOptions extends Pick<RouteParts, 'context' | 'announce' | 'refreshPages' | 'log'> {
  /** File for what was counted and decided; without it, that is in memory only. */
  readonly file: string | undefined;
}

/** The findings of a look at the rollouts. */
interface Look {
  readonly context: PublishContext;
  readonly registry: Registry;
  readonly policy: Policy;
  readonly rule: RolloutRule;
  readonly added: ReturnType<CountStore['take']>;
  readonly now: Date;
}

const nameOf = ({ metadata, extras }: RegistryVersion): ReleaseEvent['release'] => ({
  version: metadata.version,
  digest: extras.digest,
});

/** The properties that every event of a release has. */
type About = Pick<ReleaseEvent, 'remote' | 'owner' | 'at' | 'release' | 'before' | 'figures'>;

function aboutOf(
  { now, policy }: Look,
  name: string,
  { release, before }: { readonly release: RegistryVersion; readonly before: RegistryVersion },
  tested: Pick<Watch, 'tests'>,
): About {
  const owner = ownerOf(policy, name)?.owner ?? release.extras.owner;
  const releases = { release: nameOf(release), before: nameOf(before) };
  return { remote: name, owner, at: now.toISOString(), ...releases, figures: figuresOf(tested) };
}

/** Whether a release was published after another one: a rollback leaves the history in its order. */
function isNewer(versions: readonly RegistryVersion[], digest: string, other: string): boolean {
  const positionOf = (one: string) => versions.findIndex(({ extras }) => extras.digest === one);
  return positionOf(digest) > positionOf(other);
}

/**
 * Decides about the releases of a site from the visits that its edges count: gives a canary to more visitors, or takes a
 * release back. It can only go on with what a team has ordered, or back to what that team has published before.
 */
export class Rollouts {
  readonly #options: RolloutOptions;
  readonly #counts: CountStore;
  readonly #trials: Map<string, CanaryTrial>;
  readonly #watches: Map<string, Watch>;
  readonly #live: Map<string, string>;
  readonly #events: EventLog;
  #looking: Promise<void> = Promise.resolve();
  #isWaiting = false;

  private constructor(options: RolloutOptions, state: RolloutState) {
    this.#options = options;
    this.#counts = new CountStore(state.counts);
    this.#trials = new Map(Object.entries(state.trials));
    this.#watches = new Map(Object.entries(state.watches));
    this.#live = new Map(Object.entries(state.live));
    this.#events = new EventLog(state.events, options);
  }

  /** Continues with what the file says. */
  static async open(options: RolloutOptions): Promise<Rollouts> {
    return new Rollouts(options, await readRolloutState(options.file));
  }

  /** Adds what an edge has counted; the next look decides. */
  add(report: CountsReport): void {
    this.#counts.add(report);
  }

  /** The visits of a remote that edges have counted. */
  visitsOf(remote: string): number {
    return this.#counts.visitsOf(remote);
  }

  /** Looks at all rollouts, one look after the other; calls that come while one waits share it. Never rejects. */
  look(): Promise<void> {
    if (this.#isWaiting) return this.#looking;
    this.#isWaiting = true;
    this.#looking = this.#looking
      .then(() => {
        this.#isWaiting = false;
        return this.#look();
      })
      .catch((error: unknown) => {
        this.#options.log({ level: 'error', message: 'The rollouts could not be looked at.', error });
      });
    return this.#looking;
  }

  /** Describes the rollout of a remote. */
  async describe(name: string): Promise<Rollout> {
    const context = this.#options.context();
    const { registry } = (await readSnapshot(context)).state;
    const { rollout: rule = defaultRule } = await context.authority.readPolicy();
    const canary = canaryVersion(registry, name);
    const live = currentVersion(registry, name);
    const known = this.#trials.get(name);
    const trial = canary && (known?.release === canary.extras.digest ? known : startTrial(canary.extras.digest, ''));
    const watch = this.#watches.get(name);
    return {
      needed: valueNeeded(rule.falseAlarms),
      ...(canary &&
        trial && {
          canary: {
            ...nameOf(canary),
            share: canary.deployment.traffic,
            since: canary.extras.canary?.since ?? '',
            visits: trial.stage.share === canary.deployment.traffic ? trial.stage.visits : 0,
            neededVisits: rule.visits,
            figures: figuresOf(trial),
          },
        }),
      ...(live &&
        watch?.release === live.extras.digest && {
          watch: { ...nameOf(live), since: watch.since, figures: figuresOf(watch) },
        }),
      events: this.#events.of(name),
    };
  }

  /** Writes what is known. */
  async save(): Promise<void> {
    if (this.#options.file === undefined) return;
    await writeRolloutState(this.#options.file, {
      format: 1,
      counts: this.#counts.snapshot(),
      trials: Object.fromEntries(this.#trials),
      watches: Object.fromEntries(this.#watches),
      live: Object.fromEntries(this.#live),
      events: this.#events.all,
    });
  }

  async #look(): Promise<void> {
    const context = this.#options.context();
    const { registry } = (await readSnapshot(context)).state;
    const policy = await context.authority.readPolicy();
    const rule = policy.rollout ?? defaultRule;
    // Pages of others follow, as after an order.
    const look: Look = {
      context: { ...context, isPostponing: true },
      registry,
      policy,
      rule,
      added: this.#counts.take(),
      now: timeOf(context),
    };
    const canaries = canaryVersions(registry);
    const remotes = currentVersions(registry).filter(([, { extras }]) => extras.kind === 'remote');
    const isGone = (name: string, known: readonly (readonly [string, unknown])[]) =>
      known.every(([one]) => one !== name);
    for (const name of this.#trials.keys()) if (isGone(name, canaries)) this.#trials.delete(name);
    for (const name of this.#live.keys()) if (isGone(name, remotes)) this.#forget(name);
    for (const [name, version] of canaries) await this.#lookAtCanary(look, name, version);
    for (const [name, version] of remotes) await this.#lookAtLive(look, name, version);
  }

  #forget(name: string): void {
    for (const known of [this.#trials, this.#watches, this.#live]) known.delete(name);
  }

  async #lookAtCanary(look: Look, name: string, version: RegistryVersion): Promise<void> {
    const { registry, added, rule, now } = look;
    const live = currentVersion(registry, name);
    if (!live) return;
    const { traffic: share } = version.deployment;
    const [digest, other] = [version.extras.digest, live.extras.digest];
    const known = this.#trials.get(name);
    const isKnown = known?.release === digest && known.before === other;
    const of = (release: string) => added({ remote: name, release, canary: digest });
    const before = isKnown ? known : startTrial(digest, other);
    const trial = observeTrial(before, share, { release: of(digest), before: of(other) });
    this.#trials.set(name, trial);
    const about = aboutOf(look, name, { release: version, before: live }, trial);
    if (!isKnown) this.#events.add({ ...about, kind: 'canary-started', share });
    const widened = new Date(version.extras.canary?.widened ?? now);
    const decision = decideCanary(trial, { share, widened }, rule, now);
    if (decision.kind === 'widen') await this.#widen(look, about, { from: share, share: decision.share });
    if (decision.kind === 'back') await this.#takeBack(look, about, { share, reason: decision.reason });
  }

  async #lookAtLive(look: Look, name: string, version: RegistryVersion): Promise<void> {
    const { registry, added, rule, now } = look;
    const { digest } = version.extras;
    const known = this.#live.get(name);
    this.#live.set(name, digest);
    if (known !== undefined && known !== digest) this.#startWatch(look, name, version, known);
    const watch = this.#watches.get(name);
    const before = versionsOf(registry, name).find(({ extras }) => extras.digest === watch?.before);
    if (!watch || !before || isWatchOver(watch, rule, now)) {
      this.#watches.delete(name);
      return;
    }
    const next = observeWatch(watch, added({ remote: name, release: digest }));
    this.#watches.set(name, next);
    const decision = decideWatch(next, rule);
    if (decision.kind !== 'back') return;
    const about = aboutOf(look, name, { release: version, before }, next);
    await this.#takeBack(look, about, { share: 100, reason: decision.reason });
  }

  /** Watches a release that was published since the last look, unless its team wants that no more. */
  #startWatch({ registry, policy, rule, now }: Look, name: string, version: RegistryVersion, known: string): void {
    this.#watches.delete(name);
    const isGuarded = rule.guard && ownerOf(policy, name)?.guard !== false && version.extras.guard !== false;
    const before = previousVersion(registry, name)?.extras.digest;
    const { digest } = version.extras;
    if (!isGuarded || before === undefined || !isNewer(versionsOf(registry, name), digest, known)) return;
    const baseline = this.#counts.totalOf(name, before);
    this.#watches.set(name, startWatch({ release: digest, before, since: now }, baseline, rule));
  }

  async #widen(
    look: Look,
    about: About,
    { from, share }: { readonly from: number; readonly share: number },
  ): Promise<void> {
    const { remote, release, figures } = about;
    const decided = { name: remote, digest: release.digest, why: describeFigures(figures).join('; ') };
    try {
      if (!(await widen(look.context, decided, share))) return;
      this.#options.refreshPages();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, reason: text } = error;
      await this.#takeBack(look, about, { share: from, reason: { kind: 'refused', code, text } });
      return;
    }
    this.#events.add(
      share === 100 ? { ...about, kind: 'canary-done' } : { ...about, kind: 'canary-widened', from, share },
    );
  }

  async #takeBack(
    { context }: Look,
    about: About,
    { share, reason }: { readonly share: number; readonly reason: TakenBackReason },
  ): Promise<void> {
    const { remote, release, figures } = about;
    const why = describeReason(reason, figures);
    this.#forget(remote);
    try {
      const before = await takeBack(context, { name: remote, digest: release.digest, why });
      if (!before) return;
      this.#live.set(remote, before.extras.digest);
      this.#options.refreshPages();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const message = `${remote} ${release.version} is worse than before, but cannot be taken back: ${error.message}`;
      this.#options.log({ level: 'error', message });
      return;
    }
    this.#events.add({ ...about, kind: 'release-taken-back', share, reason });
  }
}
