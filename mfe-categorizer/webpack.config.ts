import { remotePreset } from '@artha/platform/build';
import config from './remote.config.ts';

export default remotePreset(import.meta.dirname, config);
