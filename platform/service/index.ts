export { openLocalContext, serviceFolderOf } from './openLocalContext.ts';
export { startReleaseService, type RunningService } from './startReleaseService.ts';
