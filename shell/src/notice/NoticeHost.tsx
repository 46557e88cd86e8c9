import { useLayoutEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { createStore, useStore } from '@artha/shared';
import type { FailureCode } from '@artha/shared/contract';
import { releaseEvents } from '../hydration/replay.ts';
import type { Screen, ScreenStatus } from '../screen/Screen.ts';
import type { ViewStore } from '../routing/view.ts';
import { disableControls } from './disableControls.ts';
import { createNoticeContainer, insertNoticeContainer } from './noticeContainer.ts';
import { ToolNotice } from './ToolNotice.tsx';

const idle = createStore<ScreenStatus>({ kind: 'idle' });

/** Failures that newer versions may fix: a full load fetches them. */
const mendedByNewVersions: readonly FailureCode[] = ['AR-104', 'AR-105', 'AR-108'];

/** Whether visitors get another release of a remote by now; without the network, no page waits for the answer. */
const isReplaced = (remote: string): Promise<boolean> =>
  import('./askForRelease.ts').then(
    ({ isOtherRelease }) => isOtherRelease(remote),
    () => false,
  );

/** Tries again: with another release if visitors get one by now, which is a document load. */
async function retry(screen: Screen, code: FailureCode): Promise<void> {
  // The button that has the focus goes with the notice.
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  if ((await isReplaced(screen.found.remote)) || mendedByNewVersions.includes(code)) location.reload();
  else if (screen.component) screen.recover();
  else void screen.start();
}

/** Prepares a region for its notice, for as long as its screen is failed. @returns undoes it. */
function prepareRegion(region: Element, container: HTMLElement): () => void {
  const focused = document.activeElement;
  // Before the notice is in the region: its own controls respond.
  const enableControls = disableControls(region);
  insertNoticeContainer(region, container);
  if (focused?.closest('[inert]')) container.focus();
  const holdEvents = releaseEvents(region);
  return () => {
    holdEvents();
    enableControls();
    container.remove();
  };
}

/**
 * The notice of a failed screen, below its heading, in the HTML as it was composed. It is a portal, because React does
 * not own that HTML and would drop it if anything above the slot changed.
 */
function FailureNotice({ screen, code }: { readonly screen: Screen; readonly code: FailureCode }): ReactElement {
  const [container] = useState(createNoticeContainer);

  useLayoutEffect(() => {
    const region = document.querySelector('[data-region="screen"]');
    return region ? prepareRegion(region, container) : undefined;
  }, [container]);

  return createPortal(
    <ToolNotice
      route={screen.found.route}
      code={code}
      onRetry={() => {
        void retry(screen, code);
      }}
    />,
    container,
  );
}

/** Shows a notice while the screen in view has failed. */
export function NoticeHost({ view }: { readonly view: ViewStore }): ReactElement | null {
  const current = useStore(view);
  const screen: Screen | undefined = current.kind === 'screen' ? current.screen : undefined;
  const status = useStore(screen?.status ?? idle);
  if (!screen || status.kind !== 'failed') return null;
  return <FailureNotice key={screen.found.route.path} screen={screen} code={status.failure.code} />;
}
