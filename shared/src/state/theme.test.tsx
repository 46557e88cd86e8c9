import { bus } from '../events/bus.ts';
import { chooseTheme, restoreTheme, theme } from './theme.ts';

const { documentElement } = document;

afterEach(() => {
  jest.restoreAllMocks();
  chooseTheme('system');
  localStorage.clear();
});

function blockStorage() {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
}

describe('choosing a theme', () => {
  test.each(['light', 'dark'] as const)('%s shows on the document, is remembered, and is told', (choice) => {
    const told = jest.fn();
    const stop = bus.on('theme:changed', told);
    told.mockClear();
    chooseTheme(choice);
    expect(documentElement).toHaveAttribute('data-theme', choice);
    expect(theme.get()).toBe(choice);
    expect(told.mock.calls).toEqual([[{ theme: choice }]]);
    theme.set('system');
    restoreTheme();
    expect(theme.get()).toBe(choice);
    stop();
  });

  test('the system’s again takes the mark off the document', () => {
    chooseTheme('dark');
    chooseTheme('system');
    expect(documentElement).not.toHaveAttribute('data-theme');
    restoreTheme();
    expect(theme.get()).toBe('system');
  });

  test('counts for this visit where storage is blocked', () => {
    blockStorage();
    expect(() => {
      chooseTheme('dark');
    }).not.toThrow();
    expect(documentElement).toHaveAttribute('data-theme', 'dark');
    expect(theme.get()).toBe('dark');
    expect(bus.last('theme:changed')).toEqual({ theme: 'dark' });
  });
});

test('the page is composed in the system’s theme, which needs no script', () => {
  chooseTheme('dark');
  expect(theme.initial).toBe('system');
});

test('a component that shows the choice follows it', () => {
  const shown = jest.fn();
  const stop = theme.subscribe(() => {
    shown(theme.get());
  });
  for (const choice of ['dark', 'dark', 'light', 'system'] as const) chooseTheme(choice);
  expect(shown.mock.calls).toEqual([['dark'], ['light'], ['system']]);
  stop();
});

describe('restoring the theme of an earlier visit', () => {
  beforeEach(() => {
    theme.set('light');
  });

  test('is the system’s where nothing was chosen', () => {
    restoreTheme();
    expect(theme.get()).toBe('system');
  });

  test('is the system’s where what is stored is no theme', () => {
    localStorage.setItem('artha-theme', 'sepia');
    restoreTheme();
    expect(theme.get()).toBe('system');
  });

  test('changes nothing where storage is blocked', () => {
    blockStorage();
    restoreTheme();
    expect(theme.get()).toBe('light');
  });

  test('shows on the document and is told, once', () => {
    const told = jest.fn();
    const stop = bus.on('theme:changed', told);
    told.mockClear();
    localStorage.setItem('artha-theme', 'dark');
    restoreTheme();
    restoreTheme();
    expect(documentElement).toHaveAttribute('data-theme', 'dark');
    expect(told.mock.calls).toEqual([[{ theme: 'dark' }]]);
    stop();
  });
});
