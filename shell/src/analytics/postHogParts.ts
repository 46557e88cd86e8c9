type Callback = (error?: string) => void;

/** Parts that the client asks for where its project uses them, as files of the shell's own release. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  'lazy-recorder': () => import('posthog-js/dist/lazy-recorder'),
  surveys: () => import('posthog-js/dist/surveys'),
};

/**
 * Provides the client's own way to load parts of itself. Its standard one inserts scripts of its provider, which the
 * guard of the page refuses: it runs no script that the registry does not name. All other parts stay out.
 */
export function providePostHogParts(): void {
  const provided: unknown = Reflect.get(globalThis, '__PosthogExtensions__');
  Object.assign(globalThis, {
    __PosthogExtensions__: {
      ...(typeof provided === 'object' && provided),
      loadExternalDependency: (_client: unknown, name: string, callback: Callback) => {
        const load = parts[name];
        if (!load) callback(`${name} is not part of this site`);
        else
          load().then(
            () => {
              callback();
            },
            () => {
              callback(`${name} did not load`);
            },
          );
      },
    },
  });
}
