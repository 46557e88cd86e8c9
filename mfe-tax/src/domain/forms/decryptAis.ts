/**
 * The JSON of the AIS is encrypted for the department's own utility: 32 hexadecimal digits of an initialisation vector,
 * 32 of a salt, and the text in Base64 (AES-256-CBC). The key is derived by PBKDF2 from the person's PAN in small
 * letters and date of birth, with a constant between them, as several public readers of these files describe.
 */
const form = /^"?([0-9a-f]{32})([0-9a-f]{32})([A-Za-z0-9+/=\s]+)"?\s*$/;
const BETWEEN = 'GQ39%*g';
const ITERATIONS = 1000;

/** Whether a text is an AIS of the portal in its encrypted form. */
export const isEncryptedAis = (text: string): boolean => form.test(text);

const bytesOfHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const bytesOfBase64 = (text: string) =>
  Uint8Array.from(atob(text.replace(/\s/g, '')), (letter) => letter.charCodeAt(0));

/** `abcpd1234e01011990`, however it is typed, in its two parts. */
const passwordForm = /^([a-z]{5}\d{4}[a-z])(\d{8})$/;

/**
 * Decrypts an AIS.
 * @param password the PAN in small letters and the date of birth as DDMMYYYY, in one word.
 * @returns its JSON; undefined if the password does not open it.
 */
export async function decryptAis(text: string, password: string, { subtle }: Pick<Crypto, 'subtle'>): Promise<unknown> {
  const [, iv = '', salt = '', data = ''] = form.exec(text) ?? [];
  const parts = passwordForm.exec(password.toLowerCase().replace(/[^a-z\d]/g, ''));
  if (parts === null) return undefined;
  const secret = new TextEncoder().encode(`${parts[1] ?? ''}${BETWEEN}${parts[2] ?? ''}`);
  const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  const key = await subtle.deriveKey(
    { name: 'PBKDF2', salt: bytesOfHex(salt), iterations: ITERATIONS, hash: 'SHA-256' },
    base,
    { name: 'AES-CBC', length: 256 },
    false,
    ['decrypt'],
  );
  try {
    const decrypted = await subtle.decrypt({ name: 'AES-CBC', iv: bytesOfHex(iv) }, key, bytesOfBase64(data));
    const json: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(decrypted));
    return json;
  } catch {
    // With another key the padding, the encoding or the JSON is broken.
    return undefined;
  }
}
