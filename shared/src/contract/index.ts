export {
  carriedRegistrySchema,
  filesSchema,
  registryPartPath,
  registryPartSchema,
  type RegistryPart,
} from './registry/carriedRegistry.ts';
export { contentTypeOf } from './release/contentTypes.ts';
export { containerName } from './release/containerName.ts';
export { FILE_LIST } from './release/fileList.ts';
export { Failure } from './failure.ts';
export { failures, type FailureCode } from './failures.ts';
export {
  navigationEntrySchema,
  type NavigationEntry,
  type NavigationLink,
  type NavigationMenu,
} from './routes/navigation.ts';
export { offlineRecordSchema, signedRecordSchema, type OfflineRecord } from './offline/offlineRecord.ts';
export {
  OFFLINE_WORKER_FILE,
  OFFLINE_WORKER_PATH,
  offlineRecordPath,
  SHARE_QUERY,
  SHARED_FIELD,
  SITE_KEYS_GLOBAL,
} from './offline/offlineWorker.ts';
export { normalizePath } from './routes/normalizePath.ts';
export { PAGE_ELEMENT_ID, pageElementSchema, textsFile, type PageData, type PageElement } from './page/page.ts';
export { browserFilesUrl, currentVersion, currentVersions, versionsOf } from './registry/currentVersions.ts';
export { iconUrl } from './registry/iconUrl.ts';
export { namesRelease, outlineFor, pageRegistry, registryOfPages } from './registry/pageRegistry.ts';
export { registryIn } from './registry/registryIn.ts';
export { REGISTRY_SCHEMA } from './registry/registryFormat.ts';
export { registrySchema, type ListedRoute, type Registry, type RegistryVersion } from './registry/registry.ts';
export {
  RELEASE_FORMAT_VERSION,
  releaseSchema,
  type Release,
  type RemoteRelease,
  type ShellRelease,
} from './release/release.ts';
export { budgetExceptionsSchema, type BudgetExceptions } from './release/budgetExceptions.ts';
export { remoteConfigSchema, type RemoteConfig } from './release/remoteConfig.ts';
export { findDialog, findRoute, type FoundRoute } from './registry/findRoute.ts';
export {
  languageOf,
  LANGUAGES,
  originalPath,
  PAGE_LANGUAGES,
  pathInLanguage,
  type Language,
} from './routes/languages.ts';
export { eachNeed, listNeeds, needsSchema, type Needs } from './routes/needs.ts';
export { needTexts } from './routes/needTexts.ts';
export { readsReleaseFiles } from './routes/readsReleaseFiles.ts';
export { routeSchema, type Route, type ToolCard } from './routes/route.ts';
export {
  compareOrdered,
  expandPages,
  expandPath,
  expandRoute,
  fillPage,
  isFamily,
  isHome,
  pageTitle,
} from './routes/routes.ts';
export { nameSchema } from './routes/identifiers.ts';
export { embeddedDocumentPath, type EmbeddedDocument } from './page/embeddedDocument.ts';
export { sharePictureSize, type DrawableImage, type SharePictureContent } from './page/sharePicture.ts';
export { escapeHtml } from './page/escapeHtml.ts';
export { documentHeaders, securityHeaders } from './page/securityHeaders.ts';
export {
  shellServerSchema,
  type LoadServerModule,
  type PlaceholderKind,
  type ShellServer,
} from './page/shellServer.ts';
export { SCRIPT_TIMEOUT_MS } from './release/scriptTimeout.ts';
export type { StructuredDataSite } from './page/structuredData.ts';
export {
  bucketOf,
  isErrorCode,
  isVital,
  MAX_COUNT,
  MAX_ENTRIES,
  MAX_FRAMES,
  MAX_THROWN,
  vitalEdges,
  vitals,
  VITALS_FORMAT,
  type ErrorCode,
  type Vital,
} from './vitals/vitals.ts';
export { sumErrors, type ErrorSums } from './vitals/errorSums.ts';
export {
  thrownErrorSchema,
  vitalsReportSchema,
  type ThrownError,
  type VitalsEntry,
  type VitalsReport,
} from './vitals/vitalsReport.ts';
export { isOptionalFile, OPTIONAL_FOLDER } from './release/optionalFiles.ts';
export { WORKERS_FOLDER } from './release/workersFolder.ts';
export { CONTRACT_VERSION, supportedContracts } from './version.ts';
