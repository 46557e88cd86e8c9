// Stands for stylis' `Prefixer.js`: styled-components asks for vendor prefixes with `enableVendorPrefixes` only.
export function prefix(value) {
  return value;
}
