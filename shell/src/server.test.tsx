/** @jest-environment node */
import { useId } from 'react';
import * as v from 'valibot';
import { useLocation } from '@artha/shared';
import { shellServerSchema } from '@artha/shared/contract';
import { sampleRegistry, sampleRoute, sampleVersion, testConfig } from '@artha/shared/testing';
import * as server from './server.tsx';

const { render, renderRegion, shareScope, shellPages } = server;

jest.mock('./hydration/earlyScript.ts?inline', () => ({ __esModule: true, default: '(()=>{})()' }), { virtual: true });

const page = {
  registry: sampleRegistry({
    tax: [
      sampleVersion({
        routes: [sampleRoute({ path: '/tools/tax', screen: 'Tax' })],
        navigation: [{ area: 'action', label: 'Join the Waitlist', order: 1, to: '/#contact' }],
      }),
    ],
  }),
  config: testConfig,
};
const Tax = () => <h1>Income tax{useLocation().search}</h1>;
const loads = () => Promise.resolve({ Tax });

describe('a composed page', () => {
  test('reads complete: frame and screen together, with one heading', async () => {
    const { html } = await render('/tools/tax', page, loads);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Income tax');
    for (const part of ['<header', '<main', '<footer', 'Skip to content', 'Join the Waitlist'])
      expect(html).toContain(part);
  });

  test('has no script, no inline style and nothing that waits', async () => {
    const { html } = await render('/tools/tax', page, loads);
    expect(html).not.toMatch(/<script|<template| style=|aria-busy/);
    expect(html).toContain('data-region="screen"');
    expect(html).not.toContain('data-ready');
  });

  test('is the same whenever it is composed', async () => {
    const first = await render('/tools/tax', page, loads);
    expect(await render('/tools/tax', page, loads)).toEqual(first);
  });

  test('carries its style', async () => {
    const { style } = await render('/tools/tax', page, loads);
    expect(style).toMatch(/^<style[^>]*>[^<]+<\/style>$/);
  });

  test('asks for the screen of its route', async () => {
    const load = jest.fn(loads);
    await render('/tools/tax', page, load);
    expect(load.mock.calls).toEqual([['tax', 'Tax']]);
  });

  test('about health leads to the registry if no script runs', async () => {
    const { html } = await render('/~health', page, loads);
    expect(html).toMatch(/<noscript>.*<a href="\/registry\.json">registry<\/a>.*<\/noscript>/);
  });

  test.each(shellPages)('of the shell itself, $path, is headed', async ({ path }) => {
    const { html } = await render(path, page, loads);
    expect(html.match(/<h1/g)).toHaveLength(1);
    const headings: Readonly<Record<string, string>> = {
      '/404': 'There is no page at this address.',
      '/hi/404': 'इस पते पर कोई पन्ना नहीं है।',
      '/~health': 'Health',
      '/~offline': 'Offline',
    };
    expect(html).toContain(headings[path]);
  });
});

test('the region with a screen is the same alone as in its page', async () => {
  const Field = () => {
    const id = useId();
    return (
      <label htmlFor={id}>
        Salary <input id={id} />
      </label>
    );
  };
  const Form = () => (
    <>
      <Tax />
      <Field />
      <Field />
    </>
  );
  const load = () => Promise.resolve({ Tax: Form });
  const { html } = await renderRegion('/tools/tax', page, load);
  expect(html).toMatch(/^<div data-region="screen">.*Salary.*<\/div>$/);
  expect((await render('/tools/tax', page, load)).html.split(html)).toHaveLength(2);
});

describe('a page is not published', () => {
  test('when its screen throws', async () => {
    const broken = new Error('a bug');
    const Broken = () => {
      throw broken;
    };
    await expect(render('/tools/tax', page, () => Promise.resolve({ Tax: Broken }))).rejects.toBe(broken);
  });

  test('when its screen is not exposed', async () => {
    await expect(render('/tools/tax', page, () => Promise.resolve({}))).rejects.toMatchObject({ code: 'AR-105' });
  });

  test('when its server bundle does not load', async () => {
    const load = () => Promise.reject(new Error('no such file'));
    await expect(render('/tools/tax', page, load)).rejects.toMatchObject({ code: 'AR-101' });
  });
});

test('the bundle offers what the composer asks for', () => {
  const offered: unknown = { ...server };
  expect(() => v.parse(shellServerSchema(), offered)).not.toThrow();
});

test('remotes get these packages from the shell, and nothing else', () => {
  expect(Object.keys(shareScope).sort()).toEqual([
    '@artha/shared',
    'react',
    'react-dom',
    'react/jsx-runtime',
    'styled-components',
  ]);
});

describe('the page of a screen that only renders in a browser', () => {
  const Placeholder = () => <h1>Tax at {useLocation().pathname}</h1>;

  test('has the placeholder of its remote, and never the screen', async () => {
    const load = () => Promise.resolve({ Placeholder });
    const { html } = await render('/tools/tax', page, load, 'own');
    expect(html).toContain('Tax at <!-- -->/tools/tax');
    expect(html).toMatch(/<div data-region="screen" data-render=""/);
  });

  test('has the title of its route if its remote has no placeholder, without loading anything', async () => {
    const load = jest.fn();
    const { html } = await render('/tools/tax', page, load, 'default');
    expect(html).toMatch(/<h1[^>]*>Sample<\/h1>/);
    expect(html).toContain('It needs JavaScript.');
    expect(load).not.toHaveBeenCalled();
  });

  test('does not render if what is beside the screen is no placeholder', async () => {
    await expect(render('/tools/tax', page, loads, 'own')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('Placeholder') },
    });
  });

  test('has the same region with the frame as without it', async () => {
    const load = () => Promise.resolve({ Placeholder });
    const { html } = await renderRegion('/tools/tax', page, load, 'own');
    expect((await render('/tools/tax', page, load, 'own')).html).toContain(html);
  });
});
