import type { ReactElement } from 'react';
import { chooseTheme, theme, useStore, type Theme } from '@artha/shared';
import { Segmented } from '@artha/shared/design';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Light, dark, or as the system says; remembered on this device. */
export function ThemeSwitch(): ReactElement {
  return <Segmented legend="Theme" legendHidden options={options} value={useStore(theme)} onChange={chooseTheme} />;
}
