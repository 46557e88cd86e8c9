import { fileRefusals } from '@artha/statements/engine';
import type { DeviceAnswer } from './deviceJob.ts';

/** Memory is the only limit: a larger file, which is held three times, would crash the tab on a phone. */
export const MAX_BYTES = 200 * 1024 * 1024;

/** Refusals of a file on the device, besides the engine's own. */
const refusals = {
  ...fileRefusals,
  'too-large': `The file is too large for this device. Please choose a shorter period. The limit is ${MAX_BYTES / 1024 / 1024} MB.`,
  picture:
    'This picture could not be opened. Please take a photograph as JPEG, or save the picture as JPEG or PNG, and choose that.',
  'too-slow':
    'This file took too long to read on this device. Please choose a shorter period, or upload the PDF that the bank offers.',
  'not-loaded': 'The part that converts on this device did not load. Please check your connection and try again.',
  'not-offered': 'This browser cannot convert on this device. Please upload the file.',
} as const;

/** The code of a refusal on the device. */
export type DeviceRefusalCode = keyof typeof refusals;

/** The answer for a file that the device refuses. */
export type DeviceRefusal = Extract<DeviceAnswer, { kind: 'refused' }>;

/** Creates the refusal for a code, with its message. */
export function refuse(code: DeviceRefusalCode): DeviceRefusal {
  return {
    kind: 'refused',
    code,
    message: refusals[code],
    ...(code === 'too-large' && { detail: { kind: 'bytes', limit: MAX_BYTES } as const }),
  };
}
