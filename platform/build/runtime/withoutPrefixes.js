// Replaces stylis' `Prefixer.js`: styled-components only uses vendor prefixes with `enableVendorPrefixes`.
export function prefix(value) {
  return value;
}
