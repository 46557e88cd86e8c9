import { useEffect, useRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useStore } from '@artha/shared';
import { Icon } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { Disclosure } from './NavigationMenu.styles.ts';

/** Properties of `MenuDisclosure`. */
export interface MenuDisclosureProps {
  readonly label: ReactNode;
  /** The panel that it opens. */
  readonly children: ReactNode;
  readonly locationStore: LocationStore;
}

/** Closes the menu when the person presses outside of it. */
function useCloseOutside(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [details]);
}

/**
 * A menu of the bar that opens: a native disclosure, so that click, touch and keyboard work at once; hover also opens
 * it with a mouse.
 */
export function MenuDisclosure({ label, children, locationStore }: MenuDisclosureProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const here = useStore(locationStore);

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [here]);
  useCloseOutside(details);

  const hover = ({ pointerType }: { pointerType: string }, open: boolean) => {
    if (pointerType === 'mouse' && details.current) details.current.open = open;
  };

  return (
    <Disclosure
      ref={details}
      onPointerEnter={(event) => {
        hover(event, true);
      }}
      onPointerLeave={(event) => {
        hover(event, false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return;
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
      onBlur={(event) => {
        if (details.current && !details.current.contains(event.relatedTarget) && event.relatedTarget !== null) {
          details.current.open = false;
        }
      }}
    >
      <summary
        onClick={(event) => {
          if (details.current?.open && isHoverClick(event.nativeEvent, details.current)) event.preventDefault();
        }}
      >
        {label}
        <Icon name="chevron" size={16} />
      </summary>
      {children}
    </Disclosure>
  );
}

/** Whether a mouse that is over the menu has clicked it: hovering has opened it already, and a click keeps it open. */
function isHoverClick(event: MouseEvent, details: HTMLDetailsElement): boolean {
  const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
  return details.matches(':hover') && event.detail > 0 && !isTouch;
}
