export { inspectFile } from '../../domain/file/inspectFile.ts';
export { file as texts } from '../../texts/hi/file.ts';
