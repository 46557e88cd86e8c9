import { withDependents, type Workspace as Package } from '@artha/build/readWorkspaces';
import { splitSpec } from './testsOfSpec.ts';

/** A package of the repository, and what a change of it affects. */
interface Workspace extends Omit<Package, 'exports'> {
  /** Whether it is built and published. */
  readonly isBuilt: boolean;
  /** Whether its files are part of a package for a registry. */
  readonly isPacked: boolean;
  /** Addresses of its pages. The shell, which is part of every page, has none. */
  readonly paths: readonly string[];
}

/** A file of journeys. */
interface Spec {
  readonly file: string;
  readonly text: string;
  /** The text of the files that it imports from its own folder. */
  readonly beside: string;
}

/** The facts about the repository that the plan of a test run depends on. */
export interface Repository {
  readonly workspaces: readonly Workspace[];
  readonly specs: readonly Spec[];
  /** Whether a file exists: a changed file may have been deleted. */
  readonly exists: (file: string) => boolean;
}

/** The parts that a change affects. Files and folders are relative to the root. */
export interface TestPlan {
  /** Why everything runs; the other fields are empty then. */
  readonly everything?: string;
  /** Folders of the packages whose types, lint and borders are checked. */
  readonly check: readonly string[];
  readonly unitTests: {
    /** Code whose importing tests run. */
    readonly related: readonly string[];
    /** Tests that always run: files, or folders with all of their tests. */
    readonly whole: readonly string[];
  };
  /** A regular expression for files and titles, in Chromium; or all of them, in every browser. */
  readonly journeys?: 'all' | { readonly grep: string };
  /** The stages that do not run, one per line. */
  readonly leftOut: readonly string[];
}

const isCode = (file: string) => /\.[cm]?[jt]sx?$/.test(file);
const isDocument = (file: string) => /\.md$|^\.github\//.test(file);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const isSpec = (file: string) => file.endsWith('.spec.ts');
const unique = (values: readonly string[]) => [...new Set(values)];
const escapeForGrep = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The tests that compare documents with the code, and check workflows. */
const documentsTests = ['tools/repo/documents.test.ts', 'deploy/checks/workflows'];

/** The tests of published packages: they pack the package instead of importing it. */
const packagesTests = 'tools/repo/packages';

/** Whether a text contains one of the addresses as a string, alone or with a query or a fragment. */
function opens(text: string, paths: readonly string[]): boolean {
  return paths.some((path) => new RegExp(`['"\`]${escapeForGrep(path)}['"\`?#]`).test(text));
}

const isTool = (path: string): boolean => /^(\/hi)?\/tools\//.test(path);

/**
 * Whether a journey may be about the pages of a remote. Those about accounts open a tool as an example of any page, and
 * those that are about neither name every page and every remote in their titles.
 */
const mayBeAbout = (spec: string, paths: readonly string[]): boolean =>
  spec.startsWith('e2e/tools/') || (spec.startsWith('e2e/accounts/') && !paths.every(isTool));

/** A pattern for all tests of a file: Playwright writes the file before the title. */
const patternOfFile = (file: string): string => escapeForGrep(file.replace(/^e2e\//, ''));

/** Patterns for the tests of a file that open one of the addresses: the file, if they may do so in a common part. */
function patternsOf({ file, text, beside }: Spec, paths: readonly string[]): readonly string[] {
  const { common, tests } = splitSpec(text);
  if (opens(common + beside, paths)) return [patternOfFile(file)];
  return tests.filter((one) => opens(one.text, paths)).map(({ title }) => escapeForGrep(title));
}

function planJourneys(changed: readonly string[], { workspaces, specs }: Repository): TestPlan['journeys'] {
  const files = changed.filter((file) => !isDocument(file) && !isTest(file));
  const touched = workspaces.filter(({ folder }) =>
    files.some((file) => !isSpec(file) && file.startsWith(`${folder}/`)),
  );
  const journeys = workspaces.find(({ folder }) => folder === 'e2e');
  const isInEveryJourney = (one: Workspace) => one.isBuilt && one.paths.length === 0;
  const affected = withDependents(touched, workspaces);
  if (affected.some((one) => one === journeys || isInEveryJourney(one))) return 'all';

  const patterns = [
    ...files.filter(isSpec).map(patternOfFile),
    ...touched.flatMap(({ folder, paths }) => {
      if (paths.length === 0) {
        const own = specs.filter(({ text, beside }) => (text + beside).includes(`/${folder}/`));
        return own.map(({ file }) => patternOfFile(file));
      }
      const titles = [`PF-01 ${folder.replace(/^mfe-/, '')}`, ...paths];
      return [
        ...specs.filter(({ file }) => mayBeAbout(file, paths)).flatMap((spec) => patternsOf(spec, paths)),
        ...titles.map((title) => ` ${escapeForGrep(title)}[ ,]`),
      ];
    }),
  ];
  return patterns.length > 0 ? { grep: unique(patterns).join('|') } : undefined;
}

function planUnitTests(changed: readonly string[], { workspaces, exists }: Repository): TestPlan['unitTests'] {
  const related = changed.filter((file) => isCode(file) && !isSpec(file) && exists(file));
  // Files that tests read without importing them, and deleted files: no import leads to them.
  const others = changed.filter((file) => !isDocument(file) && !related.includes(file) && !isSpec(file));
  const folders = workspaces
    .map(({ folder }) => folder)
    .filter((folder) => others.some((file) => file.startsWith(`${folder}/`)));
  const packed = workspaces.filter(({ isPacked }) => isPacked).map(({ folder }) => `${folder}/`);
  const isPackaged = (file: string) => [...packed, '.changeset/'].some((folder) => file.startsWith(folder));
  return {
    related,
    whole: [
      ...folders,
      ...(changed.some(isDocument) ? documentsTests : []),
      ...(changed.some((file) => isPackaged(file) && !/\.test\.tsx?$/.test(file)) ? [packagesTests] : []),
    ],
  };
}

/** Decides which checks and tests a change affects, by the dependencies. */
export function planChanged(changed: readonly string[], repository: Repository): TestPlan {
  const { workspaces } = repository;
  const inWorkspace = (file: string) => workspaces.some(({ folder }) => file.startsWith(`${folder}/`));
  const ofAll = changed.find((file) => !inWorkspace(file) && !isDocument(file));
  if (ofAll !== undefined) {
    return {
      everything: `${ofAll} affects every package.`,
      check: [],
      unitTests: { related: [], whole: [] },
      leftOut: [],
    };
  }
  const touched = workspaces.filter(({ folder }) =>
    changed.some((file) => isCode(file) && file.startsWith(`${folder}/`)),
  );
  const affected = withDependents(touched, workspaces);
  const journeys = planJourneys(changed, repository);
  const untouched = workspaces.filter((one) => !affected.includes(one)).map(({ folder }) => folder);
  return {
    check: affected.map(({ folder }) => folder),
    unitTests: planUnitTests(changed, repository),
    ...(journeys && { journeys }),
    leftOut: [
      'unit tests that import nothing that changed',
      ...(untouched.length > 0 ? [`types, lint and borders of ${untouched.join(', ')}`] : []),
      ...(journeys === undefined ? ['build, sizes and all journeys'] : []),
      ...(typeof journeys === 'object'
        ? ['journeys in Firefox and WebKit', `journeys other than /${journeys.grep}/`]
        : []),
    ],
  };
}
