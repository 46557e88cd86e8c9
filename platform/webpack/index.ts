export { findPackages, type BuildablePackage } from './findPackages.ts';
export { readRemoteConfig } from './readConfiguration.ts';
export { describeFiles, integrityOf } from './releaseWriter.ts';
export { buildAll } from './buildAll.ts';
export { shellPreset, type ShellPresetOptions } from './shellPreset.ts';
