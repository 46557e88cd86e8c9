/** The name of one of the shell's own pages. */
export type ShellPageName = 'not-found' | 'health' | 'offline';

/** Addresses of those that have one; the not-found page is served at every unknown address. */
export const shellPaths: Readonly<Record<string, ShellPageName>> = { '/~health': 'health', '/~offline': 'offline' };
