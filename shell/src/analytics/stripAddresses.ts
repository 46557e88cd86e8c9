/**
 * The part of an address after `?` or `#`: codes, tokens, figures that one tool hands to another. Only spaces and double
 * quotes end it, because no address contains them unencoded.
 */
const addressTail = /((?:[a-z][a-z0-9+.-]*:)?\/[^\s"<>?#]*)[?#][^\s"]*/gi;
/** Parameters without the address before them. */
const parameter =
  /\b(code|state|error_description|[a-z_]*token(?:_hash)?|apikey|password|secret|email|phone)=[^\s"'<>&]+/gi;
/** A JSON Web Token (RFC 7519), anywhere in a text. */
const webToken = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const emailAddress = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** Removes queries and hashes of addresses, tokens and e-mail addresses from a text. */
export function stripText(text: string): string {
  return text
    .replaceAll(addressTail, '$1')
    .replaceAll(parameter, '$1=')
    .replaceAll(webToken, '[token]')
    .replaceAll(emailAddress, '[e-mail]');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  // Any prototype counts: an object that was parsed, or made without one, is a record, too.
  return Object.prototype.toString.call(value) === '[object Object]';
}

/** Attributes that hold words, which the recorder does not mask by itself as it does texts. */
const wordAttribute =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|value|label|content|summary|download|data-.+)$/;

function maskAttribute(name: string, value: unknown): unknown {
  return wordAttribute.test(name) && typeof value === 'string' ? value.replaceAll(/\S/g, '*') : stripValue(value);
}

function stripValue(value: unknown): unknown {
  if (typeof value === 'string') return stripText(value);
  if (Array.isArray(value)) return value.map(stripValue);
  return isRecord(value) ? stripRecord(value) : value;
}

/**
 * The properties of an event, however deep, with every text stripped. In a session recording, text in element
 * attributes is masked as well.
 */
export function stripRecord(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Masks chosen values too: the recorder masks typed text, but not radio buttons and checkboxes.
  if ('isChecked' in record) return { ...record, text: '*', isChecked: false };
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      stripText(key),
      key === 'attributes' && isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskAttribute(name, inner)]))
        : stripValue(value),
    ]),
  );
}
