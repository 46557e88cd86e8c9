/**
 * The module for a screen in development: it always shows the current code. Components are replaced without a page
 * load, but lose their state, because a deployed shell contains React's production build, which has no Fast Refresh.
 * @param screen its name, which is that of its component.
 * @param file its path.
 */
export function screenModule(screen: string, file: string): string {
  const path = JSON.stringify(file);
  return `import { createElement, useSyncExternalStore } from 'react';
import { ${screen} as loaded } from ${path};

let current = loaded;
const listeners = new Set();
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => current;

export function ${screen}(props) {
  return createElement(useSyncExternalStore(subscribe, read, read), props);
}

import.meta.webpackHot.accept(${path}, () => {
  current = loaded;
  for (const listener of listeners) listener();
});
`;
}
