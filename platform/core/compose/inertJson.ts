/** JSON for a script element: it contains no `<` that could end the element. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
