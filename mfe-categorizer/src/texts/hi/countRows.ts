/** `1 पंक्ति`, `2 पंक्तियाँ`. */
export const countRows = (count: number): string => `${count} ${count === 1 ? 'पंक्ति' : 'पंक्तियाँ'}`;
