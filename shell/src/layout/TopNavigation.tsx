import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig, useStore } from '@artha/shared';
import type { LocationStore } from '../routing/location.ts';
import { replay } from '../hydration/replay.ts';
import { ariaCurrent } from './ariaCurrent.ts';
import { entries } from './entries.ts';
import { ForWho } from './NavigationMenu.tsx';
import { Mark } from './Mark.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { Bar, Brand, Entries, Entry, Inner } from './TopNavigation.styles.ts';
import { WaitlistLink } from './WaitlistLink.tsx';

/** The fixed black bar: the mark, the entries, the waitlist. */
export function TopNavigation({ place }: { readonly place: LocationStore }): ReactElement {
  const { product } = siteConfig();
  const here = useStore(place);
  const bar = useRef<HTMLElement>(null);

  useEffect(() => {
    if (bar.current) replay(bar.current);
  }, []);

  return (
    <Bar ref={bar} data-region="navigation">
      <Inner>
        <Brand as={Link} to="/" aria-label={`${product}, home`}>
          <Mark />
          {product}
        </Brand>
        <Entries aria-label="Main">
          <ForWho place={place} />
          {entries.map(({ label, to }) => (
            <Entry key={to} as={Link} to={to} data-label={label} aria-current={ariaCurrent(here, to)}>
              {label}
            </Entry>
          ))}
        </Entries>
        <WaitlistLink />
        <MobileMenu place={place} />
      </Inner>
    </Bar>
  );
}
