import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Button, ButtonLink } from './Button.tsx';

describe('a button', () => {
  test('is pressed by mouse and by keyboard', async () => {
    const press = jest.fn();
    renderScreen(<Button onClick={press}>Add salary</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Add salary' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  test('sends no form unless it says so', async () => {
    const send = jest.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    renderScreen(
      <form onSubmit={send}>
        <Button>Add a row</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add a row' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('takes no clicks while it loads, and keeps its name', async () => {
    const press = jest.fn();
    renderScreen(
      <Button loading onClick={press}>
        Processing...
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  test('stays disabled when it does not load', () => {
    renderScreen(
      <Button disabled loading={false}>
        Upload
      </Button>,
    );
    expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
  });
});

test('the code that makes a button can keep it, for example to focus it', () => {
  const button = createRef<HTMLButtonElement>();
  renderScreen(<Button ref={button}>Close</Button>);
  button.current?.focus();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('the attributes that open a dialog without script reach the button', () => {
  renderScreen(<Button {...{ command: 'show-modal', commandfor: 'cess' }}>What is cess?</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('command', 'show-modal');
  expect(screen.getByRole('button')).toHaveAttribute('commandfor', 'cess');
});

test.each(['primary', 'secondary', 'waitlist', 'quiet'] as const)(
  'how a %s button looks is not written into the page, which a browser would not know',
  (variant) => {
    renderScreen(
      <>
        <Button variant={variant} large>
          Act
        </Button>
        <ButtonLink variant={variant} large to="/tools">
          Go
        </ButtonLink>
        <ButtonLink variant={variant} to="https://waitlist.example">
          Join
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('button').getAttributeNames().sort()).toEqual(['class', 'type']);
    expect(screen.getByRole('link', { name: 'Go' }).getAttributeNames().sort()).toEqual(['class', 'href']);
    expect(screen.getByRole('link', { name: 'Join' }).getAttributeNames().sort()).toEqual([
      'class',
      'href',
      'rel',
      'target',
    ]);
  },
);

describe('a link that looks like a button', () => {
  const link = (to: string) => {
    renderScreen(<ButtonLink to={to}>Go</ButtonLink>);
    return screen.getByRole('link', { name: 'Go' });
  };

  test('to a path stays in the tab and on the site', () => {
    const element = link('/pricing#plans');
    expect(element).toHaveAttribute('href', '/pricing#plans');
    expect(element).not.toHaveAttribute('target');
    expect(element).not.toHaveAttribute('rel');
  });

  test('to another site opens a new tab that knows nothing of this one', () => {
    const element = link('https://waitlist.example/join');
    expect(element).toHaveAttribute('href', 'https://waitlist.example/join');
    expect(element).toHaveAttribute('target', '_blank');
    expect(element).toHaveAttribute('rel', 'noopener');
  });

  test('to an e-mail address opens no tab', () => {
    const element = link('mailto:hello@artha.example');
    expect(element).toHaveAttribute('href', 'mailto:hello@artha.example');
    expect(element).not.toHaveAttribute('target');
  });
});
