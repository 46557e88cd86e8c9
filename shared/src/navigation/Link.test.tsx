import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { TestRouter } from '../testing/index.ts';
import { Link, type LinkProps } from './Link.tsx';

function Here() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function show(props: Partial<LinkProps> = {}) {
  render(
    <TestRouter path="/tools">
      <Link to="/pricing?plan=year#faq" {...props}>
        Pricing
      </Link>
      <Here />
    </TestRouter>,
  );
}

const link = () => screen.getByRole('link', { name: 'Pricing' });
const here = () => screen.getByRole('status');

/** jsdom cannot follow a link: keeps what the browser would follow by itself. */
function catchDocumentLoads() {
  const followed = jest.fn<undefined, [boolean]>();
  const listen = (event: MouseEvent) => {
    followed(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  return followed;
}

test('it is a plain link, for readers without script too', () => {
  show();
  expect(link()).toHaveAttribute('href', '/pricing?plan=year#faq');
});

test('a click goes on without a document load', async () => {
  const followed = catchDocumentLoads();
  show();
  await userEvent.click(link());
  expect(here()).toHaveTextContent('/pricing?plan=year#faq');
  expect(followed).toHaveBeenCalledWith(false);
});

test('a click with Ctrl is the browser’s own: it opens a tab', async () => {
  const followed = catchDocumentLoads();
  show();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(here()).toHaveTextContent('/tools');
  expect(followed).toHaveBeenCalledWith(true);
});

test('a target is the browser’s own too', async () => {
  const followed = catchDocumentLoads();
  show({ target: '_blank' });
  await userEvent.click(link());
  expect(here()).toHaveTextContent('/tools');
  expect(followed).toHaveBeenCalledWith(true);
});

test('a handler may keep it from going', async () => {
  catchDocumentLoads();
  show({
    onClick: (event) => {
      event.preventDefault();
    },
  });
  await userEvent.click(link());
  expect(here()).toHaveTextContent('/tools');
});
