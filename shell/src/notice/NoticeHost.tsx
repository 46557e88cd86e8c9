import { useEffect, type ReactElement } from 'react';
import { createStore, useStore } from '@artha/shared';
import type { FailureCode } from '@artha/shared/contract';
import { dropHeldEvents } from '../hydration/replay.ts';
import type { Screen, ScreenStatus } from '../screen/Screen.ts';
import type { ViewStore } from '../routing/view.ts';
import { ToolNotice } from './ToolNotice.tsx';

const nothing = createStore<ScreenStatus>({ kind: 'idle' });

/** What only other versions can cure: a full load takes the newest ones. */
const curedByNewVersions: readonly FailureCode[] = ['AR-104', 'AR-105', 'AR-108'];

function retry(screen: Screen, code: FailureCode): void {
  if (curedByNewVersions.includes(code)) location.reload();
  else if (screen.component) screen.recover();
  else void screen.start();
}

/** Shows the notice while the screen in view has failed. It stands outside the slot, whose HTML stays. */
export function NoticeHost({ view }: { readonly view: ViewStore }): ReactElement | null {
  const current = useStore(view);
  const screen: Screen | undefined = current.kind === 'screen' ? current.screen : undefined;
  const status = useStore(screen?.status ?? nothing);
  const failed = status.kind === 'failed';

  useEffect(() => {
    const region = failed ? document.querySelector('[data-region="screen"]') : null;
    if (region) dropHeldEvents(region);
  }, [failed]);

  if (!screen || status.kind !== 'failed') return null;
  return (
    <ToolNotice
      route={screen.found.route}
      code={status.failure.code}
      onRetry={() => {
        retry(screen, status.failure.code);
      }}
    />
  );
}
