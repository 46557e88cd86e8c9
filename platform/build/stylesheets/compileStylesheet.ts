import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { compile, serialize, stringify, type Element } from 'stylis';
import { pictureFile, pictureUrl } from '../pictureUrl.ts';
import { renameAnimations, renameClasses } from './classNames.ts';
import { isOfTailwind } from './compileTailwind.ts';
import { findImported } from './findImported.ts';
import { flattenLayers } from './flattenLayers.ts';
import { isFrameSelector, isInherited } from './frameDefaults.ts';
import { withoutRanges } from './mediaRanges.ts';
import { keepVariables } from './packageVariables.ts';
import { scopeSelector } from './scopeSelector.ts';

/** A stylesheet as its screens use it. */
export interface CompiledStylesheet {
  /** Its path, which is the same on every machine. */
  readonly key: string;
  /** Rules for the inside of a component with styles, limited to that component. */
  readonly css: string;
  /** The names of its classes by the names in its source; empty if it is not a CSS module. */
  readonly classes: Readonly<Record<string, string>>;
  /** The stylesheets that it imports, with all that these import. */
  readonly imported: readonly string[];
  /** The parts of the source that a page does without: a sentence each. */
  readonly warnings: readonly string[];
}

/** Rules that contain rules. */
const groups = new Set(['@media', '@supports', '@container', '@layer', '@starting-style']);

/** The path of a file in its remote, or in the package that has it. */
function keyOf(file: string, folder: string): string {
  const installed = file.lastIndexOf('/node_modules/');
  return installed === -1 ? relative(folder, file) : file.slice(installed + 1);
}

const comments = /\/\*[^]*?\*\//g;
const strings = /"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'/g;

/** A block that is not closed, or is closed twice: the parser would drop the rest without a word. */
function findOddBlock(source: string): string | undefined {
  let open = 0;
  for (const [character] of source.replaceAll(comments, '').replaceAll(strings, '').matchAll(/[{}]/g)) {
    open += character === '{' ? 1 : -1;
    if (open < 0) return 'a block is closed that was not opened: “}”';
  }
  return open > 0 ? 'a block is not closed: “}” is missing' : undefined;
}

/** Changes the elements of one stylesheet. */
class Stylesheet {
  readonly classes: Record<string, string> = {};
  css = '';
  readonly imported = new Set<string>();
  readonly animations = new Map<string, string>();
  /** The parts of the source that a page does without. */
  readonly warnings = new Set<string>();
  readonly #file: string;
  readonly #isModule: boolean;
  readonly #rename: (name: string) => string;
  /** Whether others wrote it: what would only concern the page is left out. */
  readonly #isGenerated: boolean;
  readonly #isTailwind: boolean;
  readonly #compileImported: (file: string) => Stylesheet;

  constructor(
    file: string,
    key: string,
    remote: string,
    source: string,
    compileImported: (file: string) => Stylesheet,
  ) {
    this.#file = file;
    this.#isTailwind = isOfTailwind(source);
    this.#isGenerated = this.#isTailwind || key.startsWith('node_modules/');
    this.#compileImported = compileImported;
    this.#isModule = isStyleModule(file);
    const digest = createHash('sha256').update(`${remote}/${key}`).digest('hex').slice(0, 5);
    const stem = basename(file).replace(/(?:\.module)?\.css$/, '');
    this.#rename = (name) => `${stem}_${name}_${digest}`;
  }

  /** Notes the names of animations, which may be used before they are written. */
  collect(elements: readonly Element[]): void {
    for (const { type, props, children } of elements) {
      const [name] = type === '@keyframes' && Array.isArray(props) ? props : [];
      if (name !== undefined) this.animations.set(name, this.#rename(name));
      else if (Array.isArray(children)) this.collect(children);
    }
  }

  /** Compiles its text to `css`. */
  compile(source: string): void {
    const parsed = compile(source);
    const elements = this.#isTailwind ? flattenLayers(parsed) : parsed;
    for (const element of elements) if (element.type === '@import') this.#import(element);
    this.collect(elements);
    this.change(elements);
    // Its imports are there already, and come first.
    this.css += serialize(elements, stringify);
    const odd = /.{0,30}<.{0,30}/.exec(this.css)?.[0];
    if (odd !== undefined)
      throw new Error(`${basename(this.#file)}: a page may not have “<” in its styles, as in “${odd}”.`);
  }

  /** Changes elements in place. @throws for what could reach the frame, or what the page's policy blocks. */
  change(elements: readonly Element[]): void {
    for (const element of elements) this.#changeOne(element);
  }

  #changeOne(element: Element): void {
    const { type, children } = element;
    const below = Array.isArray(children) ? children : [];
    if (type === 'comm' || type === '@charset') element.value = element.return = '';
    else if (type === 'decl') this.#changeDeclaration(element);
    else if (type === 'rule') this.#changeRule(element, below);
    else if (type === '@keyframes') this.#changeKeyframes(element, below);
    else if (groups.has(type)) this.#changeGroup(element, below);
    else if (type === '@import') element.type = 'comm';
    else if (type === '@property' && this.#isTailwind) element.type = 'comm';
    // Browsers that need a prefix for a rule are older than those that the site is for.
    else if (type.startsWith('@-')) element.type = 'comm';
    else if (type === '@font-face' && this.#isGenerated) {
      element.type = 'comm';
      this.warnings.add(`${basename(this.#file)}: its fonts are left out, its texts have the font of the page`);
    } else this.#refuse(element, `“${type}” is for the whole page`);
  }

  #changeGroup(element: Element, below: readonly Element[]): void {
    if (element.type === '@media' || element.type === '@container') element.value = withoutRanges(element.value);
    // It is for browsers that know no @property, of which Tailwind’s are left out: they are for the whole page.
    if (this.#isTailwind && element.type === '@supports' && setsProperties(below))
      element.value = '@supports (color:red)';
    this.change(below);
  }

  #import(element: Element): undefined {
    const found = findImported(this.#file, element.value);
    if ('fault' in found) return this.#refuse(element, found.fault);
    const { imported, css, animations, classes, warnings } = this.#compileImported(found.file);
    for (const warning of warnings) this.warnings.add(warning);
    for (const file of [found.file, ...imported]) this.imported.add(file);
    for (const [name, own] of animations) this.animations.set(name, own);
    Object.assign(this.classes, classes);
    this.css += found.around.reduceRight((inner, around) => `${around}{${inner}}`, css);
    element.value = element.return = '';
    return undefined;
  }

  /** A rule for the whole page that only sets defaults of text becomes one for the screen. */
  #toScreen(selectors: readonly string[], declarations: readonly Element[]): readonly string[] {
    if (!selectors.some(isFrameSelector)) return selectors;
    for (const declaration of declarations) {
      if (declaration.type !== 'decl' || typeof declaration.props !== 'string' || isInherited(declaration.props))
        continue;
      if (!this.#isGenerated) return selectors;
      declaration.type = 'comm';
    }
    return [...new Set(selectors.map((selector) => (isFrameSelector(selector) ? ':scope' : selector)))];
  }

  #changeRule(element: Element, declarations: readonly Element[]): void {
    const written = Array.isArray(element.props) ? element.props : [];
    const kept = keepVariables(this.#file, written, declarations);
    if (kept) {
      element.props = kept;
      this.change(declarations);
      return;
    }
    const selectors = this.#toScreen(written, declarations);
    this.#compose(selectors, declarations, element);
    element.props = selectors.map((selector) => {
      const named = this.#isModule ? renameClasses(selector, (name) => this.#nameOf(name)) : selector;
      const scoped = scopeSelector(named);
      return 'fault' in scoped ? this.#refuse(element, scoped.fault) : scoped.selector;
    });
    this.change(declarations);
  }

  #changeKeyframes(element: Element, steps: readonly Element[]): void {
    const [name = ''] = Array.isArray(element.props) ? element.props : [];
    element.value = `@keyframes ${this.animations.get(name) ?? name}`;
    for (const { children } of steps) if (Array.isArray(children)) this.change(children);
  }

  #changeDeclaration(element: Element): void {
    const { props, children } = element;
    if (typeof props !== 'string' || typeof children !== 'string') return;
    const isAnimation = /^(?:animation(?:-name)?$|--animat)/.test(props);
    const renamed = isAnimation ? renameAnimations(children, this.animations) : children;
    element.children = renamed.replaceAll(/url\((?<quote>["']?)(?<address>.*?)\k<quote>\)/g, (text, _quote, address) =>
      this.#addressOf(element, text, String(address)),
    );
    // The serializer writes an element without `return` from these parts.
    element.value = `${props}:${element.children};`;
  }

  /** `composes: a b` adds classes of the file to the class of the rule. */
  #compose(selectors: readonly string[], declarations: readonly Element[], rule: Element): void {
    for (const declaration of declarations) {
      if (declaration.props !== 'composes' || !this.#isModule || typeof declaration.children !== 'string') continue;
      const [own] = selectors;
      const name = /^\.([\w-]+)$/.exec(own ?? '')?.[1];
      if (name === undefined || selectors.length > 1 || /\bfrom\b/.test(declaration.children))
        this.#refuse(rule, '“composes” takes classes of the same file, in a rule of one class');
      else {
        const composed = declaration.children.split(/\s+/).map((one) => this.#nameOf(one));
        this.classes[name] = [this.#nameOf(name), ...composed].join(' ');
      }
      declaration.value = declaration.return = '';
      declaration.type = 'comm';
    }
  }

  #nameOf(name: string): string {
    const renamed = this.#rename(name);
    this.classes[name.replaceAll('\\', '')] ??= renamed.replaceAll('\\', '');
    return renamed;
  }

  #addressOf(element: Element, text: string, address: string): string {
    if (/^(?:#|data:image\/)/.test(address)) return text;
    if (/^(?:[a-z]+:|\/)/i.test(address))
      return this.#refuse(element, `${text} is not a file of the remote, and the policy of the page blocks it`);
    if (!pictureFile.test(address)) return this.#refuse(element, `${text} is not a PNG, JPEG or SVG`);
    const picture = join(dirname(this.#file), address);
    return `url("${pictureUrl(picture, readFileSync(picture))}")`;
  }

  #refuse({ line }: Element, fault: string): never {
    throw new Error(`${basename(this.#file)}, line ${line}: ${fault} (docs/remotes.md).`);
  }
}

/** Whether a group is Tailwind’s rule with the first values of its properties. */
function setsProperties(below: readonly Element[]): boolean {
  return below.every(
    ({ type, props, children }) =>
      type === 'rule' &&
      props.includes('*') &&
      Array.isArray(children) &&
      children.every((declaration) => String(declaration.props).startsWith('--tw-')),
  );
}

/** Whether a file is a CSS module: its classes get names that no other file has. */
export function isStyleModule(file: string): boolean {
  return file.endsWith('.module.css');
}

/** The surroundings of a compiled stylesheet; `around` are the files that import each other down to it. */
interface Surroundings {
  readonly folder: string;
  readonly remote: string;
  readonly around: readonly string[];
}

function compileFile(file: string, source: string, { folder, remote, around }: Surroundings): Stylesheet {
  const odd = findOddBlock(source);
  if (odd !== undefined) throw new Error(`${basename(file)}: ${odd}.`);
  const stylesheet = new Stylesheet(file, keyOf(file, folder), remote, source, (imported) => {
    if (around.includes(imported)) throw new Error(`${basename(file)}: “${basename(imported)}” imports itself.`);
    return compileFile(imported, readFileSync(imported, 'utf8'), { folder, remote, around: [...around, imported] });
  });
  stylesheet.compile(source);
  return stylesheet;
}

/**
 * Limits a stylesheet to the screens of its remote, so that it cannot restyle the site or other remotes.
 * @param file its path.
 * @param source its text.
 * @param folder of the remote, for names that are the same on every machine.
 * @param remote name of the remote.
 * @throws with the line, for a rule that is for the whole page, or that the page's policy blocks.
 */
export function compileStylesheet(file: string, source: string, folder: string, remote: string): CompiledStylesheet {
  const stylesheet = compileFile(file, source, { folder, remote, around: [file] });
  const { css, classes, imported, warnings } = stylesheet;
  return { key: keyOf(file, folder), css, classes, imported: [...imported], warnings: [...warnings] };
}
