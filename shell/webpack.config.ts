import { shellPreset } from '@artha/platform/webpack';
import { assets, serverAssets } from './assets/assets.ts';

export default shellPreset(import.meta.dirname, { assets, serverAssets });
