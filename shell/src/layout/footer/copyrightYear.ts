/** The year in the copyright notice: of the first publication of the site. */
export const COPYRIGHT_YEAR = 2025;
