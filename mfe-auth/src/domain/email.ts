/** What HTML calls a valid e-mail address (html.spec.whatwg.org, 'e-mail state'): the rule that browsers use. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether a text is an e-mail address; spaces around it do not count. */
export function isEmail(text: string): boolean {
  return emailPattern.test(text.trim());
}
