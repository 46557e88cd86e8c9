import { Failure } from '@artha/shared/contract';
import { refuseRedirects } from './refuseRedirects.ts';

const AUTH = 'https://auth.example/auth/v1';
let thrown: unknown[];

class FakeDestination {
  readonly #url: string;
  constructor(url: string) {
    this.#url = url;
  }
  get url() {
    return this.#url;
  }
}

class FakeNavigateEvent extends Event {
  readonly #facts: {
    readonly url: string;
    readonly userInitiated: boolean;
    readonly downloadRequest: string | null;
    readonly sourceElement: Element | null;
  };
  constructor(facts: FakeNavigateEvent['facts']) {
    super('navigate', { cancelable: true });
    this.#facts = facts;
  }
  get facts() {
    return this.#facts;
  }
  get destination() {
    return new FakeDestination(this.#facts.url);
  }
  get userInitiated() {
    return this.#facts.userInitiated;
  }
  get downloadRequest() {
    return this.#facts.downloadRequest;
  }
  get sourceElement() {
    return this.#facts.sourceElement;
  }
}

/** A hostile script that runs after the shell has started and replaces something. */
type Attack = (navigation: EventTarget) => void;

interface Leaving {
  readonly userInitiated?: boolean;
  readonly downloadRequest?: string | null;
  readonly sourceElement?: Element | null;
  readonly hasAccounts?: boolean;
  readonly attack?: Attack;
}

/** Leaves for an address. @returns whether it was let go on; an error is in `thrown`. */
function leaveFor(
  url: string,
  { userInitiated = false, downloadRequest = null, sourceElement = null, hasAccounts = true, attack }: Leaving = {},
) {
  thrown = [];
  const navigation = new EventTarget();
  const add = navigation.addEventListener.bind(navigation);
  navigation.addEventListener = (type: string, listener: (event: Event) => void, options?: boolean) => {
    const recorded = (event: Event) => {
      try {
        listener(event);
      } catch (error) {
        thrown.push(error);
      }
    };
    add(type, recorded, options);
  };
  Object.assign(globalThis, {
    navigation,
    NavigateEvent: FakeNavigateEvent,
    NavigationDestination: FakeDestination,
  });
  if (hasAccounts) refuseRedirects(AUTH);
  else refuseRedirects();
  const event = new FakeNavigateEvent({ url, userInitiated, downloadRequest, sourceElement });
  attack?.(navigation);
  navigation.dispatchEvent(event);
  return !event.defaultPrevented;
}

afterEach(() => {
  for (const name of ['navigation', 'NavigateEvent', 'NavigationDestination']) Reflect.deleteProperty(globalThis, name);
});

test.each([
  'https://evil.example/?read=this',
  'http://localhost.evil.example/',
  'https://auth.example.evil.example/auth/v1',
  'data:text/html,evil',
  'mailto:evil@example.com',
])('without a click, the page is not left for %s', (url) => {
  expect(leaveFor(url)).toBe(false);
  expect(thrown).toEqual([expect.any(Failure)]);
  expect(thrown).toMatchObject([{ code: 'AR-109' }]);
});

test('what is said of it holds no more of the address than its origin', () => {
  leaveFor('https://evil.example/path?read=this');
  expect(String(thrown[0])).toBe('Failure: AR-109: https://evil.example');
});

test.each([`${location.origin}/tools?a=b`, `${AUTH}/authorize?provider=google`])('it is left for %s', (url) => {
  expect(leaveFor(url)).toBe(true);
});

test('a page that a script made is saved as a file, but not shown in place of the site’s', () => {
  const made = `blob:${location.origin}/0123`;
  expect(leaveFor(made, { downloadRequest: 'report.pdf' })).toBe(true);
  expect(leaveFor(made)).toBe(false);
  const link = document.createElement('a');
  expect(leaveFor(made, { sourceElement: link })).toBe(false);
  // Firefox asks twice, the second time without the name of the file.
  link.download = 'report.pdf';
  expect(leaveFor(made, { sourceElement: link })).toBe(true);
  expect(leaveFor('https://evil.example/', { sourceElement: link })).toBe(false);
});

const attacks: Record<string, Attack> = {
  'how an event is prevented': () => {
    jest.spyOn(Event.prototype, 'preventDefault').mockReturnValue();
  },
  'what events say of themselves': () => {
    jest.spyOn(FakeNavigateEvent.prototype, 'userInitiated', 'get').mockReturnValue(true);
    jest.spyOn(FakeNavigateEvent.prototype, 'downloadRequest', 'get').mockReturnValue('file');
    jest.spyOn(FakeNavigateEvent.prototype, 'destination', 'get').mockReturnValue(new FakeDestination('/'));
    jest.spyOn(FakeDestination.prototype, 'url', 'get').mockReturnValue(`${location.origin}/`);
  },
  'how texts are compared': () => {
    jest.spyOn(String.prototype, 'startsWith').mockReturnValue(true);
  },
  'how functions are called': () => {
    jest.spyOn(Function.prototype, 'call').mockReturnValue(true);
    jest.spyOn(Function.prototype, 'apply').mockReturnValue(true);
    jest.spyOn(Function.prototype, 'bind').mockReturnValue(() => true);
  },
  'what the event comes to first': (navigation) => {
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.stopImmediatePropagation();
      },
      true,
    );
  },
};

test.each(Object.entries(attacks))('nor does a script leave it that replaces %s', (_, attack) => {
  const isLeft = leaveFor('https://evil.example/', { attack });
  jest.restoreAllMocks();
  expect(isLeft).toBe(false);
});

test('it is left for any address that the person clicked', () => {
  expect(leaveFor('https://x.example/artha', { userInitiated: true })).toBe(true);
});

test('a site without accounts leads to no other', () => {
  expect(leaveFor(`${AUTH}/authorize`, { hasAccounts: false })).toBe(false);
});

test('a browser without the Navigation API goes on without it', () => {
  expect(() => {
    refuseRedirects(AUTH);
  }).not.toThrow();
});
