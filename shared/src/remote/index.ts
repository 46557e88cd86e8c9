export { createTexts, type TextsContext, type TextsProps } from './createTexts.tsx';
export { lazyPart, type LazyPartOptions } from './lazyPart.tsx';
export { lazySearch, type LazySearch, type LazySearchOptions, type Search } from './lazySearch.tsx';
// What a remote says of itself, and what its files get that run when pages are composed.
export type { SiteConfig } from '../config/siteConfig.ts';
export { embeddedDocumentPath, type EmbeddedDocument } from '../contract/embeddedDocument.ts';
export type { RemoteConfig } from '../contract/remoteConfig.ts';
export type { ToolCard } from '../contract/route.ts';
export type { StructuredDataSite } from '../contract/structuredData.ts';
