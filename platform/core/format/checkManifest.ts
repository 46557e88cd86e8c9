import semver from 'semver';
import {
  isFamily,
  isOptionalFile,
  OPTIONAL_FOLDER,
  originalPath,
  pathInLanguage,
  type Release,
  type Route,
} from '@artha/shared/contract';
import { checkTexts } from './checkTexts.ts';
import { Refusal } from './refusal.ts';
import { isReservedName } from './reservedNames.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of a release, many times what our largest one needs: 108 KB of `release.json`, and 301 pages. */
export const releaseLimits = {
  files: 400,
  fileBytes: 8 * MEGABYTE,
  allBytes: 40 * MEGABYTE,
  manifestBytes: MEGABYTE / 2,
  pages: 1_000,
} as const;

/** The most that a visitor's device keeps of a remote at once, in bytes. */
const keptBytes = 8 * MEGABYTE;

/**
 * Types of browser files: scripts, data, WebAssembly, what Tesseract knows of a language, pictures, fonts, PDFs and
 * licences. A release contains no pages and style sheets.
 */
const browserFile = /^browser\/[^/].*\.(js|json|wasm|traineddata|svg|png|jpg|webp|avif|woff2|ttf|pdf|txt)$/;
/**
 * Types of the files that visitors do not get: bundles that compose pages, with the licences of their parts, the font
 * of the shell's pictures, and the source maps.
 */
const serverFile = /^server\/([^/].*\.(cjs|woff2|ttf)|licences\.txt|sourceMaps\.json)$/;

function checkName({ kind, name }: Release): void {
  if (kind === 'shell' && name !== 'shell') throw new Refusal('RE-30', `${name} is a shell under a remote’s name.`);
  if (kind === 'remote' && isReservedName(name)) throw new Refusal('RE-30', `No remote may be named ${name}.`);
}

function checkKinds({ name, files }: Release): void {
  const sizes = Object.entries(files);
  const strange = sizes.find(([path]) => !browserFile.test(path) && !serverFile.test(path));
  if (strange) throw new Refusal('RE-33', `${name}: ${strange[0]} has a type that a release may not contain.`);
  const large = sizes.find(([, { size }]) => size > releaseLimits.fileBytes);
  if (large) throw new Refusal('RE-33', `${name}: ${large[0]} has more than ${releaseLimits.fileBytes} bytes.`);
  const allBytes = sizes.reduce((sum, [, { size }]) => sum + size, 0);
  if (sizes.length > releaseLimits.files || allBytes > releaseLimits.allBytes) {
    throw new Refusal('RE-33', `${name} has ${sizes.length} files of ${allBytes} bytes, which is too much.`);
  }
}

/** A device keeps all files of a remote after one visit, so that it works offline: they must not fill a small phone. */
function checkKeptFiles({ kind, name, files }: Release): void {
  const kept = Object.entries(files).filter(([path]) => path.startsWith('browser/') && !isOptionalFile(path));
  const bytes = kept.reduce((sum, [, { size }]) => sum + size, 0);
  if (kind === 'shell' || bytes <= keptBytes) return;
  const [largest] = kept.reduce((one, other) => (other[1].size > one[1].size ? other : one));
  throw new Refusal(
    'RE-33',
    `${name} has ${bytes} bytes for each visitor’s device, of ${keptBytes}: a file that few need, such as ${largest}, belongs in a folder ${OPTIONAL_FOLDER}`,
  );
}

/** Every file that a manifest names outside `files`, with its required extension. */
function namedFiles(release: Release): [path: string, ending: string][] {
  const scripts = (files: readonly string[]) => files.map((file): [string, string] => [`browser/${file}`, '.js']);
  if (release.kind === 'shell') {
    return [...scripts([release.entry, ...release.entryDependencies]), [release.server, '.cjs']];
  }
  const screens = Object.values(release.screens).flatMap(
    ({ browser, server, placeholder, data, icon, sharePicture }) => [
      ...scripts(browser),
      ...[server ?? [], placeholder ?? [], data ?? []].flat().map((file): [string, string] => [file, '.cjs']),
      ...[icon ?? []].flat().map((file): [string, string] => [`browser/${file}`, '.svg']),
      ...[sharePicture ?? []].flat().map((file): [string, string] => [`browser/${file}`, '.png']),
    ],
  );
  const documents = Object.values(release.embeddedDocuments).map((file): [string, string] => [file, '.cjs']);
  return [...scripts([release.entry]), ...screens, ...documents];
}

function checkNamedFiles(release: Release): void {
  const { name, files } = release;
  for (const [path, ending] of namedFiles(release)) {
    const isServerFile = path.startsWith('server/');
    if (!Object.hasOwn(files, path) || !path.endsWith(ending) || isServerFile !== (ending === '.cjs')) {
      throw new Refusal('RE-33', `${name} names ${path}, which is not a ${ending} file of it.`);
    }
  }
  if (release.kind === 'shell') return;
  for (const { path, screen, dialog } of release.routes) {
    const missing = [screen, dialog?.screen ?? []].flat().find((one) => !Object.hasOwn(release.screens, one));
    if (missing) throw new Refusal('RE-33', `${name}: ${path} shows ${missing}, which it does not have.`);
  }
}

/**
 * Whether a page in another language than English has its language at the start of its address, and the same page in
 * English: a reader who changes the language finds the same there.
 */
function isTranslation({ path, lang }: Route, routes: readonly Route[]): boolean {
  if (lang === undefined) return true;
  const original = originalPath(path, lang);
  const isPlain = (route: Route) => route.lang === undefined && route.path === original;
  return path === pathInLanguage(original, lang) && routes.some(isPlain);
}

/**
 * Only a family has pages; only its dialog shows one of them; a page in another language is a translation.
 */
function checkRouteForms(release: Release): void {
  if (release.kind === 'shell') return;
  const wrong = release.routes.find(
    (route) =>
      isFamily(route.path) !== (route.pages !== undefined) ||
      (route.dialog !== undefined && !route.pages) ||
      !isTranslation(route, release.routes),
  );
  if (wrong) throw new Refusal('RE-35', `${release.name}: ${wrong.path}.`);
}

/** A site has all pages of all remotes in its memory. */
function checkPageCount(release: Release): void {
  if (release.kind === 'shell') return;
  const pages = release.routes.reduce(
    (sum, { pages: own, aliases }) => sum + (own?.length ?? 1) + (aliases?.length ?? 0),
    0,
  );
  if (pages <= releaseLimits.pages) return;
  throw new Refusal('RE-35', `${release.name} has ${pages} pages; ${releaseLimits.pages} are allowed.`);
}

/** Files of a person are only for documents without code of other remotes. */
function checkSharedFiles(release: Release): void {
  if (release.kind === 'shell') return;
  const open = release.routes.find(({ accepts, isolated }) => accepts && isolated !== true);
  if (!open) return;
  throw new Refusal('RE-34', `${release.name}: ${open.path} accepts files but is not isolated.`);
}

/**
 * Refuses a release with an invalid manifest: a name, a version, a text or a file.
 * @throws Refusal with the reason and the remedy.
 */
export function checkManifest(release: Release): void {
  checkName(release);
  if (semver.valid(release.version) !== release.version) {
    throw new Refusal('RE-32', `${release.name} has the invalid version “${release.version.slice(0, 40)}”.`);
  }
  checkTexts(release);
  checkKinds(release);
  checkKeptFiles(release);
  checkNamedFiles(release);
  checkSharedFiles(release);
  checkRouteForms(release);
  checkPageCount(release);
}
