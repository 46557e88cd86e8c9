export { runUploads } from '../../domain/conversion/runUploads.ts';
export { conversion as texts } from '../../texts/hi/conversion.ts';
