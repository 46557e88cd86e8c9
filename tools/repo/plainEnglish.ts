import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@artha/process/root';

/** Wording that readers have to translate, and the plain way to say it. */
interface BannedPhrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

/** A banned phrase in a text. */
interface PhraseFault {
  /** From 1. */
  readonly line: number;
  readonly phrase: string;
  readonly instead: string;
}

/** Folders whose texts are checked. */
const plainFolders = [
  'deploy',
  'docs',
  'e2e',
  'mfe-*',
  'observability',
  'platform',
  'shared',
  'shell',
  'statements',
  'tools',
];

const notSources = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.artha/**',
  '**/*.api.md',
  '**/plainEnglish.test.ts',
  '**/shopWords.ts',
];

const bannedPhrases: readonly BannedPhrase[] = [
  { pattern: /\bwhere (?:there|none|no)\b/gi, instead: 'Write “if there is none”, “without …”.' },
  { pattern: /(?<!\bthere )\bis none\b/gi, instead: 'Write “there is no …”, “… is invalid”, “… does not exist”.' },
  { pattern: /\bso many\b(?![^.;]*\bthat\b)/gi, instead: 'Write “this number of …”, “the newest N …”.' },
  {
    // Not in questions, and not in clauses such as “decides who may publish”.
    pattern: /(?:(?<=[.;] |\/\*\* )who|(?<=\b(?:for|to|by|from|than|with) )who) (?=\w+ [^?.]*(?:[.,;]|\*\/))/gi,
    instead: 'Name the person first: “a publisher who …”, “operators”, “anyone who …”.',
  },
  { pattern: /\bwhat of\b/gi, instead: 'Write “which part of …”, “the … of …”.' },
  {
    pattern: /\bstands?\b(?!-|[ ]for\b|[ ]in for\b|[ ]out\b|[ ]alone\b|\()/gi,
    instead: 'Write “is”, “is in”, “appears”.',
  },
  {
    // Not as a name in quotes, nor in the landing page's promise, which its journey expects.
    pattern: /(?<![\w/@-])(?!(?<=['"`])\w+['"`])(?:no|some)body\b(?![@|-]| is charged during the demo)/gi,
    instead: 'Write “no one”, “no other team”, “someone”, “a person”, “another process”.',
  },
  { pattern: /\bas [^.,;:]{1,40} has it\b/gi, instead: 'Write “as in …”.' },
  { pattern: /\banew\b/gi, instead: 'Write “again”.' },
  { pattern: /\/\*\* What\b/g, instead: 'Begin with the noun or the verb: “The …”, “Returns …”.' },
];

/** Joins wrapped lines of comments and paragraphs without changing any offset. */
function joinLines(text: string): string {
  return text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|#+|>)?[ \t]*/g, (margin) => ` ${'\0'.repeat(margin.length - 1)}`);
}

/**
 * Finds banned phrases. It reads the whole text of a source, because the phrases only occur in comments, strings and
 * documents, never in code.
 */
export function findBannedPhrases(text: string): PhraseFault[] {
  const joined = joinLines(text);
  const offsets = [...joined].flatMap((character, offset) => (character === '\0' ? [] : [offset]));
  const plain = joined.replaceAll('\0', '');
  return bannedPhrases.flatMap(({ pattern, instead }) =>
    [...plain.matchAll(pattern)].map(({ index, 0: phrase }) => ({
      line: text.slice(0, offsets[index]).split('\n').length,
      phrase: phrase.trim(),
      instead,
    })),
  );
}

/** The faults of every source and document in the checked folders, a sentence each. */
export function findFaultsInFiles(folder: string = root): string[] {
  const files = globSync(`{${plainFolders.join(',')}}/**/*.{ts,tsx,js,mjs,md}`, { cwd: folder, exclude: notSources });
  return files
    .toSorted()
    .flatMap((file) =>
      findBannedPhrases(readFileSync(join(folder, file), 'utf8')).map(
        ({ line, phrase, instead }) => `${file}:${line}: “${phrase}”. ${instead}`,
      ),
    );
}
