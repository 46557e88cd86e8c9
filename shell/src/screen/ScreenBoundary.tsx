import { Component, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { useStore } from '@artha/shared';
import { Page } from '@artha/shared/design';
import { Failure } from '@artha/shared/contract';
import { composedContent } from './composedContent.ts';
import type { Screen } from './Screen.ts';

interface BoundaryProps {
  readonly screen: Screen;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { threw: boolean }> {
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(error: unknown) {
    const { found } = this.props.screen;
    this.props.screen.fail(new Failure('AR-106', `${found.remote}/${found.route.screen}: ${String(error)}`, error));
  }

  override render() {
    return this.state.threw ? <KeptPage screen={this.props.screen} /> : this.props.children;
  }
}

/** Catches what a screen throws while rendering; Retry mounts it anew. */
export function ScreenBoundary({ screen, children }: BoundaryProps): ReactElement {
  const { kind } = useStore(screen.status);
  // Left behind, a screen that threw gets another chance at the next visit.
  useEffect(
    () => () => {
      if (screen.component && screen.status.get().kind === 'failed') screen.recover();
    },
    [screen],
  );
  const [seen, setSeen] = useState({ kind, recoveries: 0 });
  if (seen.kind !== kind) {
    const recovers = seen.kind === 'failed' && kind === 'ready';
    setSeen({ kind, recoveries: recovers ? seen.recoveries + 1 : seen.recoveries });
  }
  return (
    <Boundary key={seen.recoveries} screen={screen}>
      {children}
    </Boundary>
  );
}

/** In place of a screen that threw: the page as it was composed, else at least its heading. */
function KeptPage({ screen }: { readonly screen: Screen }): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const content = composedContent(screen);
  useEffect(() => {
    if (content) host.current?.replaceChildren(content.cloneNode(true));
  }, [content]);
  return content ? <div ref={host} /> : <Page title={screen.found.route.title}>{null}</Page>;
}
