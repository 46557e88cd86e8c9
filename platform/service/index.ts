export { openLocalContext, serviceFolderOf } from './openLocalContext.ts';
export { createReleaseMetrics, type ReleaseMetrics } from './releaseMetrics.ts';
export { startReleaseService, type RunningService } from './startReleaseService.ts';
