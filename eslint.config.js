// @ts-check
import { eslintPreset } from '@artha/remote-kit/eslint';

export default eslintPreset(import.meta.dirname, { browserFiles: ['{shell,shared,mfe-*}/**/*.{ts,tsx}'] });
