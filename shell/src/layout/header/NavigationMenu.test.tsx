import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { composedLocation, createLocationStore } from '../../routing/location.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

const menu = {
  label: 'For Who?',
  rows: [
    { label: 'Business owners', description: 'Solo 401k', to: '/#business-owners' },
    { label: 'Everyone', description: 'A plan', to: '/#everyone' },
  ],
  index: { label: 'All of them', to: '/who' },
};

function show() {
  const locationStore = createLocationStore('/');
  render(
    <MemoryRouter>
      <NavigationMenu menu={menu} locationStore={locationStore} />
      <button type="button">Elsewhere</button>
      <p>Beside it</p>
    </MemoryRouter>,
  );
  return locationStore;
}

const details = () => screen.getByRole('group');
const summary = () => screen.getByText('For Who?');
const everyone = () => screen.getByRole('link', { name: /^Everyone/ });
const touch = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });

/** jsdom knows neither pointer events nor what a pointer is over. */
class PointerEventStub extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

function isHovered(element: Element) {
  const matches = element.matches.bind(element);
  jest.spyOn(element, 'matches').mockImplementation((selector) => selector === ':hover' || matches(selector));
}

beforeAll(() => {
  Object.assign(window, { PointerEvent: PointerEventStub });
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a menu of the bar', () => {
  test('opens by a touch, shows its rows and then the page behind them, and closes by another', async () => {
    show();
    expect(everyone()).not.toBeVisible();
    await touch(summary());
    expect(everyone()).toBeVisible();
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['/#business-owners', '/#everyone', '/who']);
    expect(screen.getByRole('link', { name: /^Business owners/ })).toHaveTextContent('Solo 401k');
    await touch(summary());
    expect(everyone()).not.toBeVisible();
  });

  test('opens by a click that no pointer made, as the keyboard’s and a screen reader’s', () => {
    show();
    act(() => {
      summary().click();
    });
    expect(everyone()).toBeVisible();
    act(() => {
      summary().click();
    });
    expect(everyone()).not.toBeVisible();
  });

  test('opens under a mouse and closes behind it', async () => {
    show();
    await userEvent.hover(summary());
    expect(details()).toHaveAttribute('open');
    await userEvent.unhover(details());
    expect(details()).not.toHaveAttribute('open');
  });

  test('stays open at a click of the mouse that has opened it', async () => {
    show();
    isHovered(details());
    await userEvent.hover(summary());
    // user-event does not say which pointer clicks.
    const click = new PointerEventStub('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'mouse' });
    act(() => {
      summary().dispatchEvent(click);
    });
    expect(details()).toHaveAttribute('open');
  });

  test('closes at a second touch, though a browser counts what was touched as hovered', async () => {
    show();
    isHovered(details());
    await touch(summary());
    expect(details()).toHaveAttribute('open');
    await touch(summary());
    expect(details()).not.toHaveAttribute('open');
  });

  test('closes on Escape and gives the focus back', async () => {
    show();
    await touch(summary());
    await userEvent.tab();
    expect(screen.getByRole('link', { name: /^Business owners/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(details()).not.toHaveAttribute('open');
    expect(summary()).toHaveFocus();
  });

  test('leaves other keys alone', async () => {
    show();
    await touch(summary());
    await userEvent.keyboard('a');
    expect(details()).toHaveAttribute('open');
  });

  test('closes when something else is pressed', async () => {
    show();
    await touch(summary());
    await touch(screen.getByText('Beside it'));
    expect(details()).not.toHaveAttribute('open');
  });

  test('closes when the focus goes on past its last link, not while it moves inside', async () => {
    show();
    act(() => {
      summary().focus();
      summary().click();
    });
    for (let stop = 0; stop < 3; stop += 1) {
      await userEvent.tab();
      expect(details()).toHaveAttribute('open');
    }
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(details()).not.toHaveAttribute('open');
  });

  test('closes when the visitor has gone somewhere', async () => {
    const locationStore = show();
    await touch(summary());
    act(() => {
      locationStore.set({ ...composedLocation('/'), hash: '#everyone' });
    });
    expect(details()).not.toHaveAttribute('open');
  });
});
