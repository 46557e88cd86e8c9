import { join } from 'node:path';
import * as v from 'valibot';
import type { LoaderContext } from 'webpack';
import { commonStylesheets } from './findStylesheets.ts';

const optionsSchema = v.object({ remote: v.string(), screen: v.string() });

const registry = join(import.meta.dirname, '../runtime/stylesheets.js');

/**
 * A screen in an element that has the rules of the imported stylesheets, as a styled component: so they are part of the
 * composed page, whose policy names their digest, and of the page after a click, and end with the screen. The element
 * takes no part in the layout.
 */
export default function screenLoader(this: LoaderContext<unknown>): string {
  const { remote, screen } = v.parse(optionsSchema, this.getOptions());
  // A source may import one more stylesheet after a change.
  this.addContextDependency(join(this.rootContext, 'src'));
  // Source maps contain this text, which is the same in every folder.
  const address = (file: string) => JSON.stringify(this.utils.contextify(this.context, file));
  const common = commonStylesheets(this.rootContext).map((file) => `import ${address(file)};`);
  return `import { createElement } from 'react';
import { styled } from 'styled-components';
import { stylesheets } from ${address(registry)};
${common.join('\n')}
import { ${screen} as Screen } from ${address(this.resourcePath)};

const Styles = styled.div.withConfig({ componentId: ${JSON.stringify(`${remote}-${screen}-styles`)} })([
  'display:contents;' + [...stylesheets.values()].join(''),
]);

export function ${screen}(props) {
  return createElement(Styles, null, createElement(Screen, props));
}
`;
}
