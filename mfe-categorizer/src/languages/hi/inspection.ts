export { inspectFile } from '../../domain/file/inspectFile.ts';
export { length as texts } from '../../texts/hi/length.ts';
