import { SourceMap } from 'node:module';
import * as v from 'valibot';

/** The entry of a file of maps with the versions of the packages in them, by name. No script has this name. */
export const PACKAGES_OF_MAPS = 'packages';

const mapSchema = v.object({
  version: v.literal(3),
  file: v.optional(v.string(), ''),
  sources: v.array(v.string()),
  sourcesContent: v.optional(v.array(v.nullable(v.string())), []),
  names: v.array(v.string()),
  mappings: v.string(),
  sourceRoot: v.optional(v.string(), ''),
});
const mapsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));
const generatedSchema = v.object({ generatedLine: v.number(), generatedColumn: v.number() });
const originSchema = v.object({
  originalSource: v.string(),
  originalLine: v.number(),
  originalColumn: v.number(),
  name: v.optional(v.string()),
});

/** A line of a source file that a text shows: longer ones are generated. */
const LINE_CHARACTERS = 200;

/** Text that no source has, such as that of a compiler, is passed over this often. */
const MAX_PASSED = 20;

/**
 * How much of a release's maps is read for its errors, in characters of positions. A map takes seventy times its size in
 * memory, and what a hostile team publishes must not end the service.
 */
const MAX_MAPPINGS = 2_000_000;

/** A frame of a stack: its position in a script, and in the source if that is known. */
interface MappedFrame {
  /** `Screen.js:1:2345`. */
  readonly position: string;
  /** `./src/screens/Screen.tsx:42:17`. */
  readonly source?: string;
  /** The source's line. */
  readonly text?: string;
}

/** Finds the source of a frame; returns the frame alone if its script has no map, or its map no such position. */
export type MapFrame = (position: string) => MappedFrame;

/** The map of a script. */
interface ScriptMap {
  readonly map: SourceMap;
  readonly lines: ReadonlyMap<string, readonly string[]>;
}

/** @param limit in characters of positions. */
function readMap(json: unknown, limit: number): (ScriptMap & { readonly size: number }) | undefined {
  const parsed = v.safeParse(mapSchema, json);
  if (!parsed.success || parsed.output.mappings.length > limit) return undefined;
  const { sources, sourcesContent, mappings } = parsed.output;
  const contents = sourcesContent.map((content) => content ?? '');
  const lines = new Map(sources.map((source, index) => [source, (contents[index] ?? '').split('\n')]));
  return { map: new SourceMap({ ...parsed.output, sourcesContent: contents }), lines, size: mappings.length };
}

/** The origin of a position; that of the nearest text before it if a compiler made the text there. */
function findOrigin(map: SourceMap, line: number, column: number): v.InferOutput<typeof originSchema> | undefined {
  for (let passed = 0, at = column; passed < MAX_PASSED; passed += 1) {
    const entry = map.findEntry(line, at);
    const origin = v.safeParse(originSchema, entry);
    if (origin.success) return origin.output;
    const generated = v.safeParse(generatedSchema, entry);
    if (!generated.success || generated.output.generatedLine !== line || generated.output.generatedColumn === 0)
      return undefined;
    at = generated.output.generatedColumn - 1;
  }
  return undefined;
}

/** Maps positions in a release's scripts, and knows the versions of the packages in them. */
export interface SourceReader {
  readonly mapFrame: MapFrame;
  readonly versions: Readonly<Record<string, string>>;
  /** The line of the team's sources in which one component renders another; undefined if none is found. */
  readonly findUse: (component: string, used: string) => FoundLine | undefined;
}

/** A line of a source, counted from 1. */
interface FoundLine {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Finds where a component of the team's own sources, as the maps of server bundles contain them, renders another one. */
function findUse(json: Readonly<Record<string, unknown>>, component: string, used: string): FoundLine | undefined {
  const definition = new RegExp(`\\b(?:function|class|const|let)\\s+${component.replaceAll('$', String.raw`\$`)}\\b`);
  for (const [script, map] of Object.entries(json)) {
    const parsed = script.startsWith('server/') ? v.safeParse(mapSchema, map) : undefined;
    if (!parsed?.success) continue;
    for (const [index, file] of parsed.output.sources.entries()) {
      const lines = (file.startsWith('./') ? (parsed.output.sourcesContent[index] ?? '') : '').split('\n');
      const start = lines.findIndex((line) => definition.test(line));
      if (start === -1) continue;
      const found = lines.findIndex((line, at) => at >= start && line.includes(`<${used}`));
      const line = found === -1 ? start : found;
      return {
        file: file.replace(/\?.*$/, ''),
        line: line + 1,
        text: (lines[line] ?? '').trim().slice(0, LINE_CHARACTERS),
      };
    }
  }
  return undefined;
}

const versionsSchema = v.record(v.string(), v.pipe(v.string(), v.maxLength(100)));

/** Reads positions by the source maps of a release. @param content of its file of them. */
export function sourceReader(content: string): SourceReader {
  const json = v.parse(mapsSchema, content);
  const versions = v.safeParse(versionsSchema, json[PACKAGES_OF_MAPS]);
  return {
    mapFrame: mapFrames(json),
    versions: versions.success ? versions.output : {},
    findUse: (component, used) => findUse(json, component, used),
  };
}

function mapFrames(json: Readonly<Record<string, unknown>>): MapFrame {
  const maps = new Map<string, ScriptMap | undefined>();
  let left = MAX_MAPPINGS;
  const addMap = (script: string) => {
    const read = Object.hasOwn(json, script) ? readMap(json[script], left) : undefined;
    left -= read?.size ?? 0;
    maps.set(script, read);
  };
  return (position) => {
    const [script = '', line, column] = position.split(':');
    if (!maps.has(script)) addMap(script);
    const found = maps.get(script);
    // Stacks count from 1, maps from 0.
    const origin = found && findOrigin(found.map, Number(line) - 1, Number(column) - 1);
    if (!origin) return { position };
    const { originalSource, originalLine, originalColumn } = origin;
    const text = found.lines.get(originalSource)?.[originalLine]?.trim().slice(0, LINE_CHARACTERS);
    // A screen with stylesheets is imported with a query.
    const source = `${originalSource.replace(/\?.*$/, '')}:${originalLine + 1}:${originalColumn + 1}`;
    return { position, source, ...(text && { text }) };
  };
}
