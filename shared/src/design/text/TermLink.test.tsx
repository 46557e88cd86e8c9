import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { bus } from '@artha/shared';
import { provideSite, renderScreen, testConfig, TestRouter } from '../../testing/index.ts';
import { sampleRegistry, sampleRoute, sampleVersion } from '../../testing/sampleRegistry.ts';
import { TermLink } from './TermLink.tsx';

const registry = sampleRegistry({
  words: [
    sampleVersion({
      routes: [sampleRoute({ path: '/words/{page}', dialog: { event: 'term:open', screen: 'TermDialog' } })],
    }),
  ],
  statements: [sampleVersion({ routes: [sampleRoute({ path: '/statement', isolated: true })] })],
});

const sentence = (
  <p>
    A hundred <TermLink term="basis-point">basis points</TermLink> make one per cent.
  </p>
);

const link = () => screen.getByRole('link');

const show = (path = '/rates') => {
  renderScreen(sentence, { registry, path });
};

/** Records what is asked for on the bus. */
function listen() {
  const asked = jest.fn();
  stop = bus.on('term:open', asked);
  return asked;
}

/** Records whether the browser would follow the link by itself, which jsdom cannot. */
function catchDocumentLoads() {
  const followed = jest.fn<undefined, [boolean]>();
  addEventListener(
    'click',
    (event) => {
      followed(!event.defaultPrevented);
      event.preventDefault();
    },
    { once: true },
  );
  return followed;
}

let stop = (): void => undefined;

afterEach(() => {
  stop();
});

test('it is a link to the definition, and says that a dialog opens', () => {
  show();
  expect(link()).toHaveAttribute('href', '/words/basis-point');
  expect(link()).toHaveAccessibleName('basis points (definition)');
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(link()).not.toHaveAttribute('target');
});

test('a click asks for the definition, does not navigate and keeps the focus on the link', async () => {
  const asked = listen();
  const followed = catchDocumentLoads();
  show();
  await userEvent.click(link());
  expect(asked.mock.calls).toEqual([[{ term: 'basis-point' }]]);
  expect(followed).toHaveBeenCalledWith(false);
  expect(link()).toHaveFocus();
});

test('the Enter key asks for it as well', async () => {
  const asked = listen();
  show();
  await userEvent.tab();
  expect(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each(['Control', 'Meta', 'Shift', 'Alt'])('a click with %s is the browser’s', async (key) => {
  const asked = listen();
  const followed = catchDocumentLoads();
  const user = userEvent.setup();
  show();
  await user.keyboard(`{${key}>}`);
  await user.click(link());
  await user.keyboard(`{/${key}}`);
  expect(followed).toHaveBeenCalledWith(true);
  expect(asked).not.toHaveBeenCalled();
});

test('on an isolated page it opens another tab, says so and emits no event', async () => {
  const asked = listen();
  const followed = catchDocumentLoads();
  show('/statement');
  expect(link()).toHaveAttribute('href', '/words/basis-point');
  expect(link()).toHaveAccessibleName('basis points (definition, opens in a new tab)');
  expect(link()).toHaveAttribute('target', '_blank');
  expect(link()).toHaveAttribute('rel', 'noopener');
  expect(link()).not.toHaveAttribute('aria-haspopup');
  await userEvent.click(link());
  expect(followed).toHaveBeenCalledWith(true);
  expect(asked).not.toHaveBeenCalled();
});

test('without a remote that defines terms it is the word alone', () => {
  renderScreen(sentence);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('A hundred basis points make one per cent.')).toBeVisible();
});

test('a composed page has a plain link, which is one to a dialog once script answers it', async () => {
  provideSite(testConfig, registry);
  const page = <TestRouter path="/rates">{sentence}</TestRouter>;
  document.body.innerHTML = renderToString(page);
  expect(link()).toHaveAttribute('href', '/words/basis-point');
  expect(link()).not.toHaveAttribute('aria-haspopup');
  const onRecoverableError = jest.fn();
  const root = await act(() => hydrateRoot(document.body, page, { onRecoverableError: onRecoverableError }));
  expect(link()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => {
    root.unmount();
  });
});

test('an unknown term is followed as a plain link', async () => {
  const reportError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asked = listen();
  renderScreen(<TermLink term="Basis Point">basis points</TermLink>, { registry, path: '/rates' });
  const followed = catchDocumentLoads();
  const failed = new Promise((resolve) => {
    addEventListener(
      'error',
      (event) => {
        event.preventDefault();
        resolve(event.error);
      },
      { once: true },
    );
  });
  await userEvent.click(link());
  expect(await failed).toBeInstanceOf(TypeError);
  expect(asked).not.toHaveBeenCalled();
  expect(followed).toHaveBeenCalledWith(true);
  reportError.mockRestore();
});
