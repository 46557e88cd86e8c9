import type { MouseEvent, ReactElement } from 'react';
import { Link, useStore } from '@artha/shared';
import { Icon } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { frameTexts } from '../../texts/frameTexts.ts';
import { ariaCurrent } from './ariaCurrent.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { MenuRows, MenuRow, Rows } from './MobileMenu.styles.ts';
import { siteNavigation } from '../siteNavigation.ts';

/** Properties of `MobileMenuRows`. */
export interface MobileMenuRowsProps {
  readonly locationStore: LocationStore;
  /** Called when a link of the menu is followed. */
  readonly onLeave: (event: MouseEvent) => void;
}

/** The links of the menu on small screens; a group is a native disclosure. */
export function MobileMenuRows({ locationStore, onLeave }: MobileMenuRowsProps): ReactElement {
  const { bar, signIn } = siteNavigation();
  const here = useStore(locationStore);

  return (
    <Rows aria-label={frameTexts().menu}>
      {bar.map((entry) =>
        'rows' in entry ? (
          <details key={entry.label}>
            <MenuRow as="summary">
              {entry.label}
              <Icon name="chevron" size={24} />
            </MenuRow>
            <MenuRows>
              {[...entry.rows, ...(entry.index ? [{ ...entry.index, description: '' }] : [])].map((row) => (
                <li key={row.to}>
                  <Link to={row.to} replace onClick={onLeave} aria-current={ariaCurrent(here, row.to)}>
                    <b>{row.label}</b>
                    {row.description && <span>{row.description}</span>}
                  </Link>
                </li>
              ))}
            </MenuRows>
          </details>
        ) : (
          <MenuRow
            key={entry.to}
            as={Link}
            to={entry.to}
            replace
            onClick={onLeave}
            aria-current={ariaCurrent(here, entry.to)}
          >
            {entry.label}
          </MenuRow>
        ),
      )}
      {signIn && (
        <div data-account>
          <MenuRow
            as={Link}
            to={signIn.to}
            replace
            onClick={onLeave}
            data-sign-in
            aria-current={ariaCurrent(here, signIn.to)}
          >
            {signIn.label}
          </MenuRow>
        </div>
      )}
      <LanguageLinks locationStore={locationStore} as={MenuRow} />
    </Rows>
  );
}
