export { packageLicences } from '../webpack/packageLicences.ts';
export { remotePreset, type RemotePresetOptions } from '../webpack/remotePreset.ts';
