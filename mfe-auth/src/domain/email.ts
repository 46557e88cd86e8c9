/** A valid e-mail address as HTML defines it (html.spec.whatwg.org, 'e-mail state') and browsers check it. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an e-mail address. Ignores surrounding spaces. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
