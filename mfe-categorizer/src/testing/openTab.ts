import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a tab of the result: its name may be followed by the number of rows that need a look. */
export async function openTab(user: UserEvent, name: 'Summary' | 'Rows' | 'Months' | 'Rules'): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${name}`) }));
}
