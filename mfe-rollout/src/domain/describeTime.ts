/** `2026-11-26 03:12 UTC`: an instant as logs and commands print it. @param at ISO 8601. */
export const describeTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
