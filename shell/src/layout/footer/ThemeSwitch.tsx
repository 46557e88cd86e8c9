import type { ReactElement } from 'react';
import { chooseTheme, theme, useStore } from '@artha/shared';
import { Segmented } from '@artha/shared/design';
import { frameTexts } from '../../texts/frameTexts.ts';

/** Light, dark, or as the system says; remembered on this device. */
export function ThemeSwitch(): ReactElement {
  const texts = frameTexts();
  const options = [
    { value: 'system', label: texts.systemTheme },
    { value: 'light', label: texts.lightTheme },
    { value: 'dark', label: texts.darkTheme },
  ] as const;
  return (
    <Segmented legend={texts.theme} legendHidden options={options} value={useStore(theme)} onChange={chooseTheme} />
  );
}
