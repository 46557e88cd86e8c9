/** `1 row`, `2 rows`. */
export const countRows = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;
