import type { FailedTest, FileTime } from './reports.ts';
import { secondsText, type FinishedStage } from './stages.ts';

const SLOWEST_FILES = 10;
/** If more tests than these failed, they have the same cause. */
const MOST_ERRORS = 20;

const line = (seconds: number, text: string) => `${secondsText(seconds).padStart(10)}  ${text}`;
const withLongest = ({ file, longest }: FileTime) =>
  longest ? `${file} (${secondsText(longest.seconds)}: ${longest.title})` : file;
const bySeconds = (one: { readonly seconds: number }, other: { readonly seconds: number }) =>
  other.seconds - one.seconds;

const withError = ({ name, error }: FailedTest): string => `  ${name}\n${error.replaceAll(/^(?=.)/gm, '    ')}\n`;

/**
 * Summarizes a run: the times of its stages, its slowest test files, its failed and flaky tests with their first errors,
 * and what was left out. A log is often read from its end, where the errors would otherwise be missing.
 * @param missingBrowsers the names of the browsers in which journeys could not run.
 * @returns a text of several paragraphs.
 */
export function summarize(finished: readonly FinishedStage[], missingBrowsers: readonly string[] = []): string {
  const files = finished.flatMap(({ report }) => report?.files ?? []).toSorted(bySeconds);
  const failures = finished.flatMap(({ report }) => report?.failures ?? []).slice(0, MOST_ERRORS);
  const flaked = new Set(finished.flatMap((stage) => stage.flaked ?? []));
  const paragraphs = [
    ['Where the time went:', ...finished.toSorted(bySeconds).map(({ seconds, name }) => line(seconds, name))],
    [
      'The slowest files of tests (seconds of all their tests, and the test that takes more than half of them):',
      ...files.slice(0, SLOWEST_FILES).map((file) => line(file.seconds, withLongest(file))),
    ],
    ['Failed:', ...failures.filter(({ name }) => !flaked.has(name)).map(withError)],
    [
      'Flaky (failed, then passed when run again; a flaky test is a defect):',
      ...failures.filter(({ name }) => flaked.has(name)).map(withError),
    ],
    [
      'Left out, because the browser could not be installed (node tools/repo/setup.mjs --browsers says how):',
      ...missingBrowsers.map((name) => `  the journeys in ${name}`),
    ],
  ];
  return paragraphs
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
