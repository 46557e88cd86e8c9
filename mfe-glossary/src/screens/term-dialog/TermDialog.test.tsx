import { useLocation } from '@artha/shared';
import { renderScreen, stubNativeDialog } from '@artha/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermDialog } from './TermDialog.tsx';

beforeAll(stubNativeDialog);

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`The address is ${pathname}${hash}.`}</p>;
}

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog', { hidden: true });

test('it is the definition of the term, closed until the shell opens it', () => {
  renderScreen(<TermDialog term="basis-point" />);
  expect(dialog()?.open).toBe(false);
  dialog()?.showModal();
  expect(dialog()).toHaveAccessibleName('Basis Point');
  expect(dialog()).toHaveAccessibleDescription(/^One hundredth of one percentage point/);
});

test('its link leads to the term among all others', async () => {
  renderScreen(
    <>
      <TermDialog term="basis-point" />
      <Address />
    </>,
    { path: '/rates' },
  );
  dialog()?.showModal();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'See all terms' }));
  expect(screen.getByText('The address is /finterms#basis-point.')).toBeInTheDocument();
});

test.each(['no-such-term', 'pf', 'constructor'])('it has nothing to show for “%s”', (term) => {
  renderScreen(<TermDialog term={term} />);
  expect(dialog()).not.toBeInTheDocument();
});
