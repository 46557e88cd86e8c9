import type { Layout } from '../layout.ts';
import { hdfcCombined } from './hdfcCombined.ts';
import { hdfcEmail } from './hdfcEmail.ts';
import { hdfcMobile } from './hdfcMobile.ts';
import { hdfcNetBanking } from './hdfcNetBanking.ts';

/** Every layout the engine knows. A new one is a file of data beside this one and a line here. */
export const layouts: readonly Layout[] = [hdfcNetBanking, hdfcCombined, hdfcEmail, hdfcMobile];
