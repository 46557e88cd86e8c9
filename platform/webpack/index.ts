export { findPackages, type BuildablePackage } from './findPackages.ts';
export { readRemoteConfig } from './readConfiguration.ts';
export { remotePreset, type RemotePresetOptions } from './remotePreset.ts';
export { screenFile } from './screenFile.ts';
export { shellPreset, type ShellPresetOptions } from './shellPreset.ts';
