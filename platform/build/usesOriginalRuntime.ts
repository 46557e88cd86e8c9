/** Whether a build takes Module Federation's own runtime in place of this site's (decision 10). */
export const usesOriginalRuntime = (): boolean => process.env['ARTHA_FEDERATION_RUNTIME'] === 'original';
