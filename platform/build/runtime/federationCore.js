// Replaces Module Federation's runtime core, for what this site uses of it: one share scope of packages that the shell
// provides and that remotes take, and remotes that are registered by the addresses of their entries. It has the names,
// parameters and errors of the original, so that an entry that was built with the original runs on it, and one that is
// built with `bundlerRuntime.js` runs on the original.
import { satisfies } from './satisfies.js';

const instances = [];
// Assigned without a look at what is there: an element with this id would be found under the same name.
globalThis.__FEDERATION__ = { __INSTANCES__: instances };

/** The first instance of the page: that of the shell. */
export const getInstance = () => instances[0];

/** The federation of one build: the shell's, or that of a remote. */
export class ModuleFederation {
  options = {};
  /** Scope → package → version → `{ get, from, useIn, lib }`, as webpack's own share scopes. */
  shareScopeMap = {};
  #loadEntry;
  #remotes = new Map();

  constructor(options) {
    this.initOptions(options);
    instances.push(this);
  }

  get name() {
    return this.options.name;
  }

  initOptions(options) {
    Object.assign(this.options, options);
  }

  initShareScopeMap(scope, map) {
    this.shareScopeMap[scope] = map;
    for (const one of Object.values(map).flatMap((versions) => Object.values(versions))) one.useIn ??= [];
  }

  /** The original waits for remotes that share packages of their own: here none does. */
  initializeSharing() {
    return [];
  }

  /**
   * The factory of a shared package; false if the scope has none.
   * @throws if its version is not in the range that this build accepts.
   */
  async loadShare(name, { customShareInfo: { scope, shareConfig } }) {
    const [[version, one] = []] = Object.entries(this.shareScopeMap[scope[0]]?.[name] ?? {});
    if (!one) return false;
    const { requiredVersion } = shareConfig;
    if (!satisfies(version, requiredVersion))
      throw new Error(`Version ${version} of ${name} does not satisfy ${requiredVersion} of ${this.name}`);
    if (!one.useIn.includes(this.name)) one.useIn.push(this.name);
    return (one.lib ??= await one.get());
  }

  registerPlugins([{ loadEntry }]) {
    this.#loadEntry = loadEntry;
  }

  registerRemotes(remotes) {
    for (const remote of remotes) {
      if (!this.#remotes.has(remote.name)) this.#remotes.set(remote.name, { remoteInfo: remote });
    }
  }

  /** Loads a module that a remote exposes: `tax/Calculator`. A container that failed stays failed. */
  async loadRemote(id) {
    const [name, exposed] = id.split('/');
    const remote = this.#remotes.get(name);
    const container = await (remote.container ??= this.#openContainer(remote));
    return (await container.get(`./${exposed}`))();
  }

  async #openContainer(remote) {
    const container = await this.#loadEntry({ remoteInfo: remote.remoteInfo });
    await container.init(this.shareScopeMap.default, [], {});
    return container;
  }
}

// Remotes take it from here. Only the class is for `bundlerRuntime.js`; an entry that was built with the original uses the rest.
globalThis._FEDERATION_RUNTIME_CORE = {
  ModuleFederation,
  CurrentGlobal: globalThis,
  helpers: {},
  getGlobalFederationConstructor() {},
  setGlobalFederationConstructor() {},
  setGlobalFederationInstance() {},
};
