export { alterSite } from './alterSite.ts';
export { composeQuickly } from './composeQuickly.ts';
