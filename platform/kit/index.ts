export type { RemoteConfig } from '@artha/shared/contract';
export { remotePreset, type RemotePresetOptions } from '../webpack/remotePreset.ts';
