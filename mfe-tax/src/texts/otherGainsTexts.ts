import { createTexts } from '@artha/shared/remote';
import type { otherGains } from './en/otherGains.ts';

/** The texts of other gains and of losses. */
export type OtherGainsTexts = typeof otherGains;

/** The texts of the screen’s language, for everything that is rendered in `OtherGainsTextsProvider`. */
export const { Texts: OtherGainsTextsProvider, useTexts: useOtherGainsTexts } = createTexts<OtherGainsTexts>();
