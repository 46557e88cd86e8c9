export { openLocalContext, serviceFolderOf } from './openLocalContext.ts';
