/** The company of the sample, which does not exist. */
export const SAMPLE_COMPANY = 'Kaveri Lunch Boxes, a made-up company';
