import { banks } from '../engine/index.ts';

const { icici, pnb, sbi, axis, hdfc, dbs } = banks;

/** The bank codes a sender may give. The site sends OTHER for PNB and SBI, but other senders name them. */
export const bankCodes: readonly string[] = [...[icici, pnb, sbi, axis, hdfc, dbs].map(({ code }) => code), 'OTHER'];
