import { remotePreset } from '@artha/platform/webpack';
import config from './remote.config.ts';

export default remotePreset(import.meta.dirname, config);
