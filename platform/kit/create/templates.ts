/** The templates of `artha create`. */
const templateNames = ['typescript', 'javascript', 'tailwind'] as const;

/** A template of `artha create`. */
export type TemplateName = (typeof templateNames)[number];

/** The language of a remote's sources. */
export type SourceLanguage = 'typescript' | 'javascript';

/**
 * Reads the name of a template.
 * @param name by default `typescript`.
 * @throws with the list for any other.
 */
export function parseTemplate(name = 'typescript'): TemplateName {
  const found = templateNames.find((one) => one === name);
  if (found) return found;
  throw new Error(`There is no template “${name}”. The templates are ${templateNames.join(', ')}.`);
}

/** The language of a template's sources. */
export const languageOfTemplate = (template: TemplateName): SourceLanguage =>
  template === 'javascript' ? 'javascript' : 'typescript';

/** The values that differ between screens in both languages: endings, types, and the stylesheet of a screen. */
export function screenValues(language: SourceLanguage, { isStyled = false } = {}) {
  const isTyped = language === 'typescript';
  return {
    ENDING: isTyped ? 'tsx' : 'jsx',
    ELEMENT: isTyped ? ', type ReactElement' : '',
    RETURNS: isTyped ? ': ReactElement' : '',
    STYLES: isStyled ? "import './screen.css';\n" : '',
    CLASSES: isStyled ? ' className="rounded-lg p-4 text-lg font-semibold"' : '',
  };
}

/** The values that differ between configurations in both languages. */
export function configValues(language: SourceLanguage) {
  return language === 'typescript'
    ? {
        EXT: 'ts',
        DESCRIBED: "import type { RemoteConfig } from '@artha/shared/remote';\n\n",
        SATISFIES: ' satisfies RemoteConfig',
      }
    : {
        EXT: 'js',
        DESCRIBED: "/** @type {import('@artha/shared/remote').RemoteConfig} */\n",
        SATISFIES: '',
      };
}
