/**
 * A webpack loader for the router's only file: marks its components, contexts and values as free of side effects, so that
 * unused ones are dropped. As published, `Link.displayName = 'Link'` keeps Link, and with it the loading of the
 * router's framework (3 KB gzip); so does the context of its error boundary, which only React's server components use.
 */
export default function routerLoader(source: string): string {
  return source
    .replaceAll(/^\w+\.(?:displayName = "[^"]*"|contextType = \w+);$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\(|Symbol\()/g, '= /* @__PURE__ */ $1');
}
