import { Component, useEffect, useRef, useState, type ErrorInfo, type ReactElement, type ReactNode } from 'react';
import { useStore } from '@artha/shared';
import { Page } from '@artha/shared/design';
import { Failure } from '@artha/shared/contract';
import { composedContent } from '../screen/composedContent.ts';
import type { Screen } from '../screen/Screen.ts';

interface BoundaryProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    const { found } = this.props.screen;
    const failure = new Failure('AR-106', `${found.remote}/${found.route.screen}: ${String(error)}`, error);
    // Its own stack would only name this function.
    failure.stack = componentStack ?? '';
    this.props.screen.fail(failure);
  }

  override render() {
    return this.state.threw ? <ComposedPage screen={this.props.screen} /> : this.props.children;
  }
}

/** Catches what a screen throws while rendering; Retry mounts it again. */
export function ScreenBoundary({ screen, children }: BoundaryProps): ReactElement {
  const { kind } = useStore(screen.status);
  // A screen that threw renders again at the next visit.
  useEffect(
    () => () => {
      if (screen.component && screen.status.get().kind === 'failed') screen.recover();
    },
    [screen],
  );
  const [previous, setPrevious] = useState({ kind, recoveries: 0 });
  if (previous.kind !== kind) {
    const recovers = previous.kind === 'failed' && kind === 'ready';
    setPrevious({ kind, recoveries: recovers ? previous.recoveries + 1 : previous.recoveries });
  }
  return (
    <Boundary key={previous.recoveries} screen={screen}>
      {children}
    </Boundary>
  );
}

/** Replaces a screen that threw: shows its composed HTML, else its heading. */
function ComposedPage({ screen }: { readonly screen: Screen }): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const content = composedContent(screen);
  useEffect(() => {
    if (content) host.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return content ? <div ref={host} /> : <Page title={screen.found.route.title}>{null}</Page>;
}
