/** ITU-T E.164: a country code and at most 15 digits in all. */
const internationalPattern = /^\+[1-9]\d{6,14}$/;

/**
 * India's mobile numbers have ten digits and start with 6 to 9 (National Numbering Plan, Department of
 * Telecommunications).
 */
const indianPattern = /^\+91[6-9]\d{9}$/;

/**
 * Reads a mobile number as people write it. Without a country code it is India's.
 * @returns the number in E.164 format; undefined if no code can be sent to it.
 */
export function parsePhone(text: string): string | undefined {
  const compact = text.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  const phone = compact.startsWith('+') ? compact : `+91${compact.replace(/^0/, '')}`;
  const pattern = phone.startsWith('+91') ? indianPattern : internationalPattern;
  return pattern.test(phone) ? phone : undefined;
}
