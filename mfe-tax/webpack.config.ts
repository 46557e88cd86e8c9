import { remotePreset } from '@artha/remote-kit';
import { assets } from './assets/assets.ts';
import config from './remote.config.ts';

export default remotePreset(import.meta.dirname, config, {
  assets,
  // The PDF is made in browsers alone, and from plain fonts: none has to be unpacked. The profile is for PDF/A and in the script.
  leaveOut: { browser: ['brotli/decompress.js', './data/sRGB_IEC61966_2_1.icc'], server: ['pdfkit', 'pdfkit/output'] },
});
