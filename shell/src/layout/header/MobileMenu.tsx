import { useEffect, useRef, type ReactElement } from 'react';
import { Link, siteConfig } from '@artha/shared';
import { Icon, opensDialog } from '@artha/shared/design';
import type { LocationStore } from '../../routing/location.ts';
import { frameTexts } from '../../texts/frameTexts.ts';
import { fill } from '@artha/shared/internal';
import { ActionLink } from './ActionLink.tsx';
import { Logo } from '../Logo.tsx';
import { Head, Hamburger, IconButton, Overlay } from './MobileMenu.styles.ts';
import { MobileMenuRows } from './MobileMenuRows.tsx';
import { Brand } from './TopNavigation.styles.ts';
import { useDialogHistoryEntry } from './useDialogHistoryEntry.ts';

const MENU_ID = 'menu';
const WIDE = '(min-width: 760px)';

/** Small screens: the hamburger and the full-screen dark overlay, a native modal dialog. */
export function MobileMenu({ locationStore }: { readonly locationStore: LocationStore }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const { product } = siteConfig();
  const texts = frameTexts();
  const leave = useDialogHistoryEntry(dialog, locationStore);

  useEffect(() => {
    const wide = matchMedia(WIDE);
    const closeWhenWide = () => {
      if (wide.matches) dialog.current?.close();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => {
      wide.removeEventListener('change', closeWhenWide);
    };
  }, []);

  return (
    <>
      <Hamburger type="button" aria-label={texts.openMenu} {...opensDialog(MENU_ID)}>
        <Icon name="menu" size={24} />
      </Hamburger>
      <Overlay ref={dialog} id={MENU_ID} aria-label={texts.menu}>
        {/* The focus goes to the first control. An autofocus would be reported at every address with a fragment. */}
        <Head>
          <IconButton
            type="button"
            aria-label={texts.closeMenu}
            {...{ command: 'close', commandfor: MENU_ID }}
            onClick={() => {
              // A command closes it by itself, and of a dialog that is closed already the browser would say so in the console.
              if (!('command' in HTMLButtonElement.prototype)) dialog.current?.close();
            }}
          >
            <Icon name="close" size={24} />
          </IconButton>
          <Brand as={Link} to="/" replace aria-label={fill(texts.home, { product })} onClick={leave}>
            <Logo />
            {product}
          </Brand>
        </Head>
        <MobileMenuRows locationStore={locationStore} onLeave={leave} />
        <ActionLink onLeave={leave} />
      </Overlay>
    </>
  );
}
