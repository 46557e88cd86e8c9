/**
 * The module for a screen in development: it always shows the current code. Components are replaced without a page
 * load, but lose their state, because a deployed shell contains React's production build, which has no Fast Refresh. An
 * error is shown with the names of the components around it, until the code changes; the console links its source.
 * @param screen its name, which is that of its component.
 * @param request what webpack imports for it.
 */
export function screenModule(screen: string, request: string): string {
  const path = JSON.stringify(request);
  return `import { Component, createElement, useSyncExternalStore } from 'react';
import { ${screen} as loaded } from ${path};

let current = loaded;
let changes = 0;
const listeners = new Set();
const subscribe = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const read = () => changes;

const panel = {
  position: 'fixed',
  inset: 0,
  zIndex: 2147483647,
  overflow: 'auto',
  margin: 0,
  padding: '32px',
  whiteSpace: 'pre-wrap',
  background: '#1b1b1f',
  color: '#ffb4ab',
};

class ShowError extends Component {
  state = {};
  static getDerivedStateFromError(error) {
    return { error };
  }
  componentDidCatch(error, { componentStack }) {
    console.error(error);
    this.setState({ componentStack });
  }
  render() {
    const { error, componentStack = '' } = this.state;
    if (error === undefined) return this.props.children;
    const text = String(error) + '\\n\\nIn the components' + componentStack + '\\n\\nThe console links the line.';
    return createElement('pre', { role: 'alert', style: panel }, text);
  }
}

export function ${screen}(props) {
  const key = useSyncExternalStore(subscribe, read, read);
  return createElement(ShowError, { key }, createElement(current, props));
}

import.meta.webpackHot.accept(${path}, () => {
  current = loaded;
  changes += 1;
  for (const listener of listeners) listener();
});
`;
}
