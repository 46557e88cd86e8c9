/**
 * The names under which Supabase Auth requests the stand-ins: that of Google cannot be configured, and hooks must be
 * encrypted.
 */
export const standInNames = { google: 'accounts.google.com', phone: 'phone.internal' } as const;
