export { remotePreset, type RemotePresetOptions } from '../webpack/remotePreset.ts';
