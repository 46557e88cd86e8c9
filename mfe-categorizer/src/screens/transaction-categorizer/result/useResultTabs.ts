import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The tabs of a result, in their order. */
export const tabNames = ['summary', 'rows', 'months', 'rules'] as const;

/** A tab of a result. */
export type TabName = (typeof tabNames)[number];

/** The chosen tab of a result, and which panels have content. */
export interface ResultTabs {
  readonly tab: TabName;
  readonly choose: (tab: TabName) => void;
  /** Whether a panel was shown before, so that it keeps its filters and its page while another is shown. */
  readonly isOpened: (tab: TabName) => boolean;
}

/** Restores the place on the page that each tab had; a tab that is shown for the first time begins at its top. */
function usePlaces(tab: TabName, bar: RefObject<HTMLElement | null>) {
  const places = useRef(new Map<TabName, number>());
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const place = places.current.get(tab);
    // Without its panel, the bar that sticks to the window is where the panel begins.
    if (place === undefined) bar.current?.scrollIntoView({ block: 'start' });
    else window.scrollTo({ top: place });
  }, [tab, bar]);
  return {
    keep: () => {
      places.current.set(shown.current, window.scrollY);
    },
  };
}

/**
 * The tabs of a result. A panel is rendered when it is first opened, or all of them when the page is printed.
 * @param bar an element in front of the panels, to which a new panel scrolls.
 */
export function useResultTabs(bar: RefObject<HTMLElement | null>): ResultTabs {
  const [tab, setTab] = useState<TabName>('summary');
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set(['summary']));
  const places = usePlaces(tab, bar);

  useEffect(() => {
    const openAll = () => {
      // The browser prints what is rendered when this event returns.
      flushSync(() => {
        setOpened(new Set(tabNames));
      });
    };
    window.addEventListener('beforeprint', openAll);
    return () => {
      window.removeEventListener('beforeprint', openAll);
    };
  }, []);

  return {
    tab,
    choose: (next) => {
      places.keep();
      setTab(next);
      setOpened((before) => new Set(before).add(next));
    },
    isOpened: (name) => opened.has(name),
  };
}
