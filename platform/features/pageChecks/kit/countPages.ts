/** Such as `2 pages`. */
export const countPages = (count: number): string => `${String(count)} ${count === 1 ? 'page' : 'pages'}`;
