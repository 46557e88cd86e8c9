/**
 * The days of the stretch that is selected at first on which something happened: results were published, and the volume
 * doubled for three days. Made up, except for the volume.
 */
export const sampleEvents = [55, 58] as const;
