import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { packageFolders } from '@artha/interpreter/packageFolders';
import { stepLimits, type Step } from '@artha/interpreter/step';

const sizeSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_000));

const resultSchema = v.object({ width: sizeSchema, height: sizeSchema });

/** The longest side of an icon in pixels: twice the size at which share pictures show it. */
export const ICON_PIXELS = 720;

/** Draws an SVG as pixels of red, green, blue and alpha, which follow its size; the SVG is its bytes. */
export const iconStep: Step<null, v.InferOutput<typeof resultSchema>> = {
  program: join(import.meta.dirname, 'drawIcon.ts'),
  input: v.null(),
  result: resultSchema,
  limits: stepLimits,
  files: () => [
    import.meta.dirname,
    resolve(import.meta.dirname, '../../../package.json'),
    // The native code is in a package beside it.
    ...packageFolders('@napi-rs/canvas', import.meta.filename).map(dirname),
  ],
  packages: [],
  addons: true,
};
