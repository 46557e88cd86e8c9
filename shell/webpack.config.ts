import { shellPreset } from '@artha/build/shellPreset';
import { assets, serverAssets } from './assets/assets.ts';

export default shellPreset(import.meta.dirname, { assets, serverAssets });
