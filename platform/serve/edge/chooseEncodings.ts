/** Stored content encodings, the smallest first, with the file extension of the compressed copy. */
const stored = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

export type StoredEncoding = (typeof stored)[number];

/** The preference of each encoding in an `Accept-Encoding` header, from 0 to 1 (RFC 9110, section 12.5.3). */
function readPreferences(header: string): ReadonlyMap<string, number> {
  return new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0];
    }),
  );
}

/** The stored encodings that a client accepts, its favourite first; the smaller one among equals. */
export function chooseEncodings(acceptEncoding: string | undefined): readonly StoredEncoding[] {
  if (!acceptEncoding) return [];
  const preferences = readPreferences(acceptEncoding);
  const weightOf = ({ encoding }: StoredEncoding) => preferences.get(encoding) ?? preferences.get('*') ?? 0;
  return stored.filter((one) => weightOf(one) > 0).toSorted((a, b) => weightOf(b) - weightOf(a));
}
