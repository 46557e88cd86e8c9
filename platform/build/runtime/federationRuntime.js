// Replaces Module Federation's runtime in the shell: its functions for the instance of the page.
import { ModuleFederation } from './federationCore.js';

const instance = new ModuleFederation({ name: 'artha_shell' });
instance.initShareScopeMap('default', __webpack_share_scopes__.default);

export const getInstance = () => instance;
export const loadRemote = (id) => instance.loadRemote(id);
export const registerPlugins = (plugins) => instance.registerPlugins(plugins);
export const registerRemotes = (remotes) => instance.registerRemotes(remotes);
