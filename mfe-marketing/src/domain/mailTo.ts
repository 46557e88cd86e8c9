/** The address that opens a new e-mail to us with this subject. */
export function mailTo(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
