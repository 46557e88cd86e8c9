import { secondsText, type FinishedStage } from './stages.ts';

const SLOWEST_FILES = 10;

const line = (seconds: number, text: string) => `${secondsText(seconds).padStart(10)}  ${text}`;
const bySeconds = (one: { readonly seconds: number }, other: { readonly seconds: number }) =>
  other.seconds - one.seconds;

/**
 * Says where the time of a run went: its stages, the slowest files of tests, and the tests that flaked.
 * @returns a text of several paragraphs.
 */
export function summarize(finished: readonly FinishedStage[]): string {
  const files = finished.flatMap(({ report }) => report?.files ?? []).toSorted(bySeconds);
  const flaked = finished.flatMap((stage) => stage.flaked ?? []);
  const paragraphs = [
    ['Where the time went:', ...finished.toSorted(bySeconds).map(({ seconds, name }) => line(seconds, name))],
    [
      'The slowest files of tests (seconds of all their tests):',
      ...files.slice(0, SLOWEST_FILES).map(({ seconds, file }) => line(seconds, file)),
    ],
    ['Flaked (failed, and passed when run again; a flake is a defect):', ...flaked.map((test) => `  ${test}`)],
  ];
  return paragraphs
    .filter((lines) => lines.length > 1)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}
