import { createContext, use, type ComponentType, type ReactElement, type ReactNode } from 'react';

/** Properties of `Texts`. */
export interface TextsProps<T> {
  readonly texts: T;
  readonly children: ReactNode;
}

/** The result of `createTexts`. */
export interface TextsContext<T> {
  /** Wraps a screen and provides the texts of its language. */
  readonly Texts: ComponentType<TextsProps<T>>;
  /** The texts of the screen that a component is part of. @throws Error outside of `Texts`. */
  readonly useTexts: () => T;
}

/**
 * Keeps the texts of a remote apart from its code: `createTexts<typeof english>()`. The type of the English object is
 * the type of every language, so a key that a translation misses, or has besides, fails the build. A screen in a
 * language is a screen of its own, which imports the object of its language and of English the type alone. A text that
 * depends on a number or a name is a function.
 */
export function createTexts<T>(): TextsContext<T> {
  const Context = createContext<T | undefined>(undefined);
  return {
    Texts: ({ texts, children }: TextsProps<T>): ReactElement => <Context value={texts}>{children}</Context>,
    useTexts: () => {
      const texts = use(Context);
      if (texts === undefined) throw new Error('There are no texts around this component.');
      return texts;
    },
  };
}
