import { basename } from 'node:path';
import type { LoaderDefinition } from 'webpack';

/** Refuses `import './screen.css'` with the way that a page's policy allows. */
const stylesheetLoader: LoaderDefinition = function load() {
  throw new Error(
    `${basename(this.resourcePath)} cannot be imported: styles of a page are part of its document. Write them with styled-components, or as style={{…}} (docs/remotes.md).`,
  );
};

export default stylesheetLoader;
