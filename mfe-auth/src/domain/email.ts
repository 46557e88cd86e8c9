/** What HTML calls a valid e-mail address (html.spec.whatwg.org, 'e-mail state'): the rule that browsers use. */
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether it reads as an e-mail address; spaces around it are forgiven. */
export function isEmail(text: string): boolean {
  return pattern.test(text.trim());
}
