import { banks } from '../engine/layouts/banks.ts';

const { icici, pnb, sbi, axis, hdfc, dbs } = banks;

/** The bank codes a sender may give. The site sends other codes for PNB, SBI and OTHER; other senders may name them. */
export const bankCodes: readonly string[] = [...[icici, pnb, sbi, axis, hdfc, dbs].map(({ code }) => code), 'OTHER'];
