import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { UNSAFE_NavigationContext, useLocation, useNavigate } from 'react-router-dom';
import { registryWithPages, renderScreen, TestRouter } from '../testing/index.ts';
import { Link, type LinkProps } from './Link.tsx';

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function show(props: Partial<LinkProps> = {}) {
  render(
    <TestRouter path="/tools">
      <Link to="/pricing?plan=year#faq" {...props}>
        Pricing
      </Link>
      <Address />
    </TestRouter>,
  );
}

const link = () => screen.getByRole('link', { name: 'Pricing' });
const address = () => screen.getByRole('status');

/** jsdom cannot follow a link: records whether the browser would follow it by itself. */
function catchDocumentLoads() {
  const followed = jest.fn<undefined, [boolean]>();
  const listen = (event: MouseEvent) => {
    followed(!event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', listen, { once: true });
  return followed;
}

test('it is a plain link, which works without script', () => {
  show();
  expect(link()).toHaveAttribute('href', '/pricing?plan=year#faq');
});

test('a click navigates without a document load', async () => {
  const followed = catchDocumentLoads();
  show();
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/pricing?plan=year#faq');
  expect(followed).toHaveBeenCalledWith(false);
});

test('a click with Ctrl is left to the browser, which opens a tab', async () => {
  const followed = catchDocumentLoads();
  show();
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(link());
  expect(address()).toHaveTextContent('/tools');
  expect(followed).toHaveBeenCalledWith(true);
});

test('a link with a target is left to the browser', async () => {
  const followed = catchDocumentLoads();
  show({ target: '_blank' });
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/tools');
  expect(followed).toHaveBeenCalledWith(true);
});

test('a click handler can prevent the navigation', async () => {
  catchDocumentLoads();
  show({
    onClick: (event) => {
      event.preventDefault();
    },
  });
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/tools');
});

test('the keyboard follows it like a click', async () => {
  const followed = catchDocumentLoads();
  show();
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toHaveTextContent('/pricing?plan=year#faq');
  expect(followed).toHaveBeenCalledWith(false);
});

test('a click handler that prevents nothing hears of the click, and the navigation follows', async () => {
  const listen = jest.fn();
  show({ onClick: listen });
  await userEvent.click(link());
  expect(listen).toHaveBeenCalledTimes(1);
  expect(address()).toHaveTextContent('/pricing?plan=year#faq');
});

test('an address without a path leads to a part of the page that is shown', async () => {
  show({ to: '#faq' });
  expect(link()).toHaveAttribute('href', '/tools#faq');
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/tools#faq');
});

test('when the address changes, a link to a page stays and a link to a part follows the page', async () => {
  render(
    <TestRouter path="/tools">
      <Link to="/pricing">Pricing</Link>
      <Link to={{ pathname: '/research', hash: 'first' }}>First</Link>
      <Link to={{ hash: 'faq' }}>Questions</Link>
    </TestRouter>,
  );
  await userEvent.click(link());
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/research#first');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', '/pricing#faq');
});

test('the part of the router that a link takes its navigation from does not change with the address', async () => {
  const rendered = jest.fn();
  function Watch() {
    rendered(useContext(UNSAFE_NavigationContext).navigator);
    return null;
  }
  render(
    <TestRouter path="/tools">
      <Link to="/pricing">Pricing</Link>
      <Watch />
      <Address />
    </TestRouter>,
  );
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/pricing');
  expect(rendered).toHaveBeenCalledTimes(1);
});

function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

test.each([
  [false, '/tools'],
  [true, '/before'],
])('after a link with replace=%s, Back leads to %s', async (replace, before) => {
  render(
    <TestRouter path="/tools" previousPath="/before">
      <Link to="/pricing" replace={replace}>
        Pricing
      </Link>
      <Back />
      <Address />
    </TestRouter>,
  );
  await userEvent.click(link());
  expect(address()).toHaveTextContent('/pricing');
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toHaveTextContent(before);
});

test('everything else that is said of it reaches the element, such as which page is the current one', () => {
  show({ 'aria-current': 'page', className: 'chosen' });
  expect(link()).toHaveAttribute('aria-current', 'page');
  expect(link()).toHaveClass('chosen');
});

describe('on a page in Hindi', () => {
  const registry = registryWithPages('/pricing', '/hi/pricing', '/research');
  const showHindi = (props: Partial<LinkProps>) => {
    renderScreen(
      <Link to="/pricing?plan=year#faq" {...props}>
        Pricing
      </Link>,
      { language: 'hi', registry },
    );
  };

  test.each([
    [{}, '/hi/pricing?plan=year#faq'],
    [{ to: { pathname: '/pricing', search: '?plan=year' } }, '/hi/pricing?plan=year'],
    [{ to: { search: '?plan=year' } }, '/?plan=year'],
    [{ to: '/research' }, '/research'],
    [{ hrefLang: 'en' }, '/pricing?plan=year#faq'],
  ] satisfies [Partial<LinkProps>, string][])('with %j it leads to %s', (props, href) => {
    showHindi(props);
    expect(link()).toHaveAttribute('href', href);
  });
});
