import type { FileTime } from './reports.ts';
import { secondsText, type FinishedStage } from './stages.ts';

const SLOWEST_FILES = 10;

const line = (seconds: number, text: string) => `${secondsText(seconds).padStart(10)}  ${text}`;
const withLongest = ({ file, longest }: FileTime) =>
  longest ? `${file} (${secondsText(longest.seconds)}: ${longest.title})` : file;
const bySeconds = (one: { readonly seconds: number }, other: { readonly seconds: number }) =>
  other.seconds - one.seconds;

/**
 * Summarizes the times of a run: its stages, the slowest test files, and the flaky tests.
 * @returns a text of several paragraphs.
 */
export function summarize(finished: readonly FinishedStage[]): string {
  const files = finished.flatMap(({ report }) => report?.files ?? []).toSorted(bySeconds);
  const flaked = finished.flatMap((stage) => stage.flaked ?? []);
  const paragraphs = [
    ['Where the time went:', ...finished.toSorted(bySeconds).map(({ seconds, name }) => line(seconds, name))],
    [
      'The slowest files of tests (seconds of all their tests, and the test that takes more than half of them):',
      ...files.slice(0, SLOWEST_FILES).map((file) => line(file.seconds, withLongest(file))),
    ],
    ['Flaky (failed, then passed when run again; a flaky test is a defect):', ...flaked.map((test) => `  ${test}`)],
  ];
  return paragraphs
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
