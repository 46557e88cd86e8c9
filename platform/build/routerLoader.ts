/**
 * A webpack loader for the router's only file: marks its components and contexts as free of side effects, so that
 * unused ones are dropped. As published, `Link.displayName = 'Link'` keeps Link, and with it the loading of the
 * router's framework (3 KB gzip).
 */
export default function routerLoader(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
}
