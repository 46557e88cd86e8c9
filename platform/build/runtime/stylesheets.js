/** The stylesheets that were imported in a remote's build, by their path: a screen shows itself with them. */
export const stylesheets = new Map();
