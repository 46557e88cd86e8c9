/** The file of a page in a site: `/tools` → `tools/index.html`; unknown addresses get `404.html`. */
export function pageFile(path: string): string {
  if (path === '/404') return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}
