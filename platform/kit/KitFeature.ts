import type { Settings } from './settings.ts';

/** The input of a command. */
export interface FeatureCall {
  /** Where it was typed. */
  readonly folder: string;
  /** The words after the command. */
  readonly names: readonly string[];
  /** The first of them. */
  readonly name: string | undefined;
  readonly settings: Settings;
  /** The options that were given, by name; a feature reads its own by a schema. */
  readonly flags: Readonly<Record<string, unknown>>;
}

/** What is added to the command `artha`. */
export interface KitFeature {
  readonly name: string;
  /** Its lines of `artha --help`. */
  readonly usage: string;
  /** Its options, as `parseArgs` of Node takes them. */
  readonly options: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;
  /** Its commands by name. Each loads its modules when it runs, so that the others start fast. */
  readonly commands: Readonly<Record<string, (call: FeatureCall) => Promise<void>>>;
}
