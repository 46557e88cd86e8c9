import type { ReleaseClient } from '@artha/service/ReleaseClient';
import type { Source } from '@artha/core/releaseOrder';
import type { BuildablePackage } from '@artha/build/findPackages';
import type { PageCheck } from './check/checkRemote.ts';
import type { PageFeature } from './check/dryRun.ts';
import type { Settings } from './settings.ts';

/** The input of a command. */
export interface FeatureCall {
  /** The folder in which it was typed. */
  readonly folder: string;
  /** The words after the command. */
  readonly names: readonly string[];
  /** The first of them. */
  readonly name: string | undefined;
  readonly settings: Settings;
  /** The options that were given, by name; a feature reads its own by a schema. */
  readonly flags: Readonly<Record<string, unknown>>;
}

/** The way in which `artha publish` sends a built and checked release, in place of publishing it to all visitors. */
export interface PublishWay {
  /** The audience of a CI's token for it; that of release orders by default. */
  readonly tokenAudience?: (origin: string) => string;
  /**
   * @param folder of the release.
   * @returns what the command prints.
   */
  readonly send: (client: ReleaseClient, folder: string, source: Source) => Promise<string>;
}

/** A release to be checked. */
export interface BuiltRelease {
  readonly own: BuildablePackage;
  /** The folder of the release. */
  readonly releaseFolder: string;
  readonly settings: Settings;
  /** The parts of pages that features add. */
  readonly features: readonly PageFeature[];
}

/** A feature of the command `artha`. */
export interface KitFeature {
  readonly name: string;
  /** Its lines of `artha --help`. */
  readonly usage?: string;
  /** Its options, as `parseArgs` of Node takes them. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** Its commands by name. Each loads its modules when it runs, so that the others start fast. */
  readonly commands: Readonly<Record<string, (call: FeatureCall) => Promise<void>>>;
  /**
   * Its way of `artha publish`; undefined if the options do not ask for it.
   * @throws if they contradict each other.
   */
  readonly findWay?: (flags: FeatureCall['flags']) => Promise<PublishWay | undefined>;
  /** Its additions to pages, for the checks before a publish. */
  readonly pages?: PageFeature;
  /** Its checks of composed pages, after those of the kit, in `artha check` and before a publish. */
  readonly pageChecks?: readonly PageCheck[];
  /**
   * Its check in place of that of the kit; undefined if the options do not ask for it.
   * The check throws with what is wrong.
   */
  readonly findCheck?: (flags: FeatureCall['flags']) => ((release: BuiltRelease) => Promise<void>) | undefined;
  /** Describes a remote to everyone in `artha status`; empty if there is nothing to say. */
  readonly describeToAll?: (client: ReleaseClient, name: string) => Promise<string>;
  /** Describes a remote to its team in `artha status`. */
  readonly describe?: (client: ReleaseClient, name: string) => Promise<string>;
}
