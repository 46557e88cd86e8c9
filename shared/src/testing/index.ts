export { findLatinWords } from './findLatinWords.ts';
export { leftOverEnglish } from './leftOverEnglish.ts';
export { stubNativeDialog } from './nativeDialog.ts';
export { clickUnpainted, nextPaint } from './nextPaint.ts';
export { renderScreen, TestRouter, testConfig } from './renderScreen.tsx';
export { provideAccount } from '../state/session.ts';
export { providePageLanguage } from '../state/pageLanguage.ts';
export { provideSite } from '../state/site.ts';
export { registryWithPages, sampleIntegrity, sampleRegistry, sampleRoute, sampleVersion } from './sampleRegistry.ts';
