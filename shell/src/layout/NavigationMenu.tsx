import { useEffect, useRef, type ReactElement } from 'react';
import { Link, useStore } from '@artha/shared';
import { Icon } from '@artha/shared/design';
import type { LocationStore } from '../routing/location.ts';
import { ariaCurrent } from './ariaCurrent.ts';
import { audiences } from './entries.ts';
import { Disclosure, Panel } from './NavigationMenu.styles.ts';

/**
 * 'For Who?': a native disclosure, so that click, touch and keyboard work at once; hover opens it too where there is a
 * mouse.
 */
export function ForWho({ place }: { readonly place: LocationStore }): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  const here = useStore(place);

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [here]);

  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false;
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, []);

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
          // A mouse that is over it has opened it already: a click keeps it open.
          if (
            details.current?.open &&
            details.current.matches(':hover') &&
            event.detail > 0 &&
            !isTouch(event.nativeEvent)
          ) {
            event.preventDefault();
          }
        }}
      >
        For Who?
        <Icon name="chevron" size={16} />
      </summary>
      <Panel>
        {audiences.map((audience) => (
          <li key={audience.to}>
            <Link to={audience.to} aria-current={ariaCurrent(here, audience.to)}>
              <b>{audience.name}</b>
              <span>{audience.holds}</span>
            </Link>
          </li>
        ))}
      </Panel>
    </Disclosure>
  );
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType !== 'mouse';
}
