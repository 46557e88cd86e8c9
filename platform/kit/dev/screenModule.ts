/**
 * The module that stands for a screen while it is worked on: it shows the screen as it is now. Components are replaced
 * without a load of the page; what they had in their state begins anew, since a deployed shell brings React's production
 * build, which knows no Fast Refresh.
 * @param screen its name, which is that of its component.
 * @param file where it is.
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
