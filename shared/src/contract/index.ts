export { carriedRegistrySchema } from './carriedRegistry.ts';
export { containerName } from './containerName.ts';
export { Failure } from './failure.ts';
export { failures, type FailureCode } from './failures.ts';
export { navigationEntrySchema, type NavigationEntry, type NavigationLink, type NavigationMenu } from './navigation.ts';
export { normalizePath } from './normalizePath.ts';
export { PAGE_ELEMENT_ID, pageElementSchema, type PageDocument, type PageElement } from './page.ts';
export { browserFilesUrl, currentVersion, currentVersions, versionsOf } from './currentVersions.ts';
export { iconUrl } from './iconUrl.ts';
export { pageRegistry } from './pageRegistry.ts';
export { REGISTRY_SCHEMA } from './registryFormat.ts';
export { registrySchema, type ListedRoute, type Registry, type RegistryVersion } from './registry.ts';
export {
  RELEASE_FORMAT_VERSION,
  releaseSchema,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from './release.ts';
export { remoteConfigSchema, type RemoteConfig } from './remoteConfig.ts';
export { findDialog, findRoute, type FoundRoute } from './findRoute.ts';
export { routeSchema, type Route, type ToolCard } from './route.ts';
export { compareOrdered, expandPages, expandPath, expandRoute, fillPage, isFamily, pageTitle } from './routes.ts';
export { nameSchema } from './identifiers.ts';
export { embeddedDocumentPath, type EmbeddedDocument } from './embeddedDocument.ts';
export { sharePictureSize, type DrawableImage, type SharePictureContent } from './sharePicture.ts';
export { shellServerSchema, type LoadServerModule, type ShellServer } from './shellServer.ts';
export { SCRIPT_TIMEOUT_MS } from './scriptTimeout.ts';
export type { StructuredDataSite } from './structuredData.ts';
export {
  bucketOf,
  isErrorCode,
  isVital,
  MAX_COUNT,
  MAX_ENTRIES,
  vitalEdges,
  vitals,
  VITALS_FORMAT,
  type ErrorCode,
  type Vital,
} from './vitals.ts';
export { vitalsReportSchema, type VitalsEntry, type VitalsReport } from './vitalsReport.ts';
export { WORKERS_FOLDER } from './workersFolder.ts';
export { CONTRACT_VERSION, supportedContracts } from './version.ts';
