import { Suspense, useDeferredValue, useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import type { Navigator } from 'react-router-dom';
import { bus, useStore } from '@artha/shared';
import { Failure, fillPage } from '@artha/shared/contract';
import type { LocationStore } from '../routing/location.ts';
import { Routed } from '../routing/Routed.tsx';
import type { Screen } from '../screen/Screen.ts';
import { ComingSoon } from './ComingSoon.tsx';
import { DialogBoundary } from './DialogBoundary.tsx';
import { dialogOf } from './dialogEntry.ts';
import { ShownDialog } from './ShownDialog.tsx';

/** Time limit for a dialog to open. */
const OPEN_TIMEOUT_MS = 4000;

/** Properties of `DialogHost`. */
export interface DialogHostProps {
  readonly locationStore: LocationStore;
  readonly navigator: Navigator;
  /** The component that the remote exposes for it in a language, with the family of pages that show the same. */
  readonly screenIn: (lang: string | undefined) => Screen | undefined;
}

/** Shows a remote's dialog while the current history entry asks for it. */
export function DialogHost({ screenIn, ...props }: DialogHostProps): ReactElement | null {
  const entry = dialogOf(useStore(props.locationStore).state);
  const screen = entry && screenIn(entry.lang);
  return screen ? <OneDialog key={`${entry.lang} ${entry.term}`} {...props} screen={screen} term={entry.term} /> : null;
}

interface OneDialogProps extends Omit<DialogHostProps, 'screenIn'> {
  readonly screen: Screen;
  readonly term: string;
}

/** Makes the screen fail: `detail` follows its name in the message. */
function failScreen(screen: Screen, code: 'AR-102' | 'AR-106', detail = '', cause?: unknown): void {
  const { remote, route } = screen.found;
  screen.fail(new Failure(code, `${remote}/${route.screen}${detail}`, cause));
}

/** Loads the component of a dialog. @param onFail called once a failure is announced. */
function useDialogScreen(screen: Screen, isLeaving: () => boolean, onFail: () => void): void {
  const handleStatus = useEffectEvent(() => {
    const status = screen.status.get();
    if (status.kind !== 'failed' || isLeaving()) return;
    const { code, message } = status.failure;
    bus.emit('remote:failed', { remote: screen.found.remote, code, message });
    onFail();
  });
  useEffect(() => {
    // One that has thrown before may do it again, or not.
    if (screen.component) screen.recover();
    else void screen.start();
    return screen.status.subscribe(handleStatus);
  }, [screen]);
}

/** Calls back if a dialog is not open in time. */
function useOpenTimeout(isOpen: boolean, onTimeout: () => void): void {
  const handleTimeout = useEffectEvent(onTimeout);
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setTimeout(handleTimeout, OPEN_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOpen]);
}

/**
 * Loads the remote's component and opens the dialog that it renders. If that fails or the term has no dialog, the
 * term's page replaces the entry, as if the link had led there.
 */
function OneDialog({ locationStore, navigator, screen, term }: OneDialogProps): ReactElement {
  const { route } = screen.found;
  const { kind } = useStore(screen.status);
  const [isOpen, setIsOpen] = useState(false);
  const isLeaving = useRef(false);

  const goToPage = () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    navigator.replace(fillPage(route.path, term));
  };
  useDialogScreen(screen, () => isLeaving.current, goToPage);
  useOpenTimeout(isOpen, () => {
    if (!isLeaving.current) failScreen(screen, 'AR-102');
  });

  const carried: object = { term };
  // Deferred, so that React renders no placeholder for it: that would stay for 0.3 s, however soon all parts are there.
  const isReady = useDeferredValue(kind === 'ready');
  const Component = isReady ? screen.component : undefined;
  return (
    <>
      {!isOpen && <ComingSoon name={route.tool?.name ?? route.title} />}
      <Suspense>
        {Component && (
          <DialogBoundary
            onThrow={(error) => {
              failScreen(screen, 'AR-106', `: ${String(error)}`, error);
            }}
          >
            <ShownDialog
              lang={route.lang}
              onOpen={() => {
                setIsOpen(true);
              }}
              onNoDialog={goToPage}
              onClose={() => {
                if (dialogOf(locationStore.get().state)?.term === term) navigator.go(-1);
              }}
            >
              <Routed locationStore={locationStore} navigator={navigator}>
                <Component {...carried} />
              </Routed>
            </ShownDialog>
          </DialogBoundary>
        )}
      </Suspense>
    </>
  );
}
