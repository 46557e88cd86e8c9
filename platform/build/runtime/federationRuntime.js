// Replaces Module Federation's runtime in the shell: its functions for the instance of the page.
import { getInstance } from './federationCore.js';

export { getInstance };
export const loadRemote = (id) => getInstance().loadRemote(id);
export const registerPlugins = (plugins) => getInstance().registerPlugins(plugins);
export const registerRemotes = (remotes) => getInstance().registerRemotes(remotes);
