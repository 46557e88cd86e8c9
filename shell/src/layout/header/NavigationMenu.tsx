import type { ReactElement } from 'react';
import { Link, useStore } from '@artha/shared';
import type { LocationStore } from '../../routing/location.ts';
import { ariaCurrent } from './ariaCurrent.ts';
import { MenuDisclosure } from './MenuDisclosure.tsx';
import { Panel } from './NavigationMenu.styles.ts';
import type { SiteMenu } from '../siteNavigation.ts';

/** Properties of `NavigationMenu`. */
export interface NavigationMenuProps {
  readonly menu: SiteMenu;
  readonly locationStore: LocationStore;
}

/** A menu of the bar: its rows, then the page behind them all. */
export function NavigationMenu({ menu, locationStore }: NavigationMenuProps): ReactElement {
  const here = useStore(locationStore);
  return (
    <MenuDisclosure label={menu.label} locationStore={locationStore}>
      <Panel>
        {menu.rows.map(({ label, description, to }) => (
          <li key={to}>
            <Link to={to} aria-current={ariaCurrent(here, to)}>
              <b>{label}</b>
              <span>{description}</span>
            </Link>
          </li>
        ))}
        {menu.index && (
          <li>
            <Link to={menu.index.to} aria-current={ariaCurrent(here, menu.index.to)}>
              <b>{menu.index.label}</b>
            </Link>
          </li>
        )}
      </Panel>
    </MenuDisclosure>
  );
}
