export { packageLicences } from '@artha/build/packageLicences';
export { remotePreset, type RemotePresetOptions } from '@artha/build/remotePreset';
