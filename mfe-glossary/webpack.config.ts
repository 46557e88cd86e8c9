import { remotePreset } from '@artha/remote-kit';
import config from './remote.config.ts';

export default remotePreset(import.meta.dirname, config);
