export { afterNextPaint } from './afterNextPaint.ts';
export { clientOnly, type ClientOnlyOptions } from './clientOnly.tsx';
export { createTexts, type TextsContext, type TextsProps } from './createTexts.tsx';
export { lazyPart, type LazyPartOptions } from './lazyPart.tsx';
export { lazySearch, type LazySearch, type LazySearchOptions, type Search } from './lazySearch.tsx';
export { takeSharedFiles } from './takeSharedFiles.ts';
export { useAfterNextPaint } from './useAfterNextPaint.ts';
// The needs that a page may have beyond the others, in words.
export { needTexts } from '../contract/routes/needTexts.ts';
// The types of a remote's configuration, and the inputs of its files that run in the composer.
export type { SiteConfig } from '../config/siteConfig.ts';
export { embeddedDocumentPath, type EmbeddedDocument } from '../contract/page/embeddedDocument.ts';
export type { RemoteConfig } from '../contract/release/remoteConfig.ts';
export type { ToolCard } from '../contract/routes/route.ts';
export type { StructuredDataSite } from '../contract/page/structuredData.ts';
