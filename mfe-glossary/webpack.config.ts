import { remotePreset } from '@artha/remote-kit';
import { assets } from './assets/assets.ts';
import config from './remote.config.ts';

export default remotePreset(import.meta.dirname, config, { assets });
