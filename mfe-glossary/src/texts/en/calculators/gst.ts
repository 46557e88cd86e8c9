import type { gst } from '../../../domain/calculators/gst.ts';
import type { TextsOf } from '../../formTexts.ts';

/** The texts of the GST calculator in English. */
export const texts: TextsOf<typeof gst> = {
  title: 'Work out GST',
  fields: { amount: 'Amount', rate: 'GST rate', kind: 'The amount is', supply: 'The sale is' },
  hints: { rate: 'The common rates are below; a bill or the HSN code tells yours.' },
  choices: {
    kind: ['Without GST: add it', 'With GST: take it out'],
    supply: ['Within a state (CGST and SGST)', 'Between states (IGST)'],
  },
  answers: { total: 'With GST', value: 'Without GST', tax: 'GST' },
  columns: { amount: 'Amount' },
  parts: ['Value without GST', 'CGST', 'SGST or UTGST', 'IGST'],
  facts: {
    lower: 'Lower rate',
    usual: 'usual rate',
    higher: 'luxury and harmful goods',
    gold: 'gold and silver',
    cutDiamonds: 'cut diamonds',
    roughDiamonds: 'rough diamonds',
  },
  note: 'CGST and SGST are half of the tax each, to the paisa. Some goods and services are exempt, and a few have other rates; tobacco and pan masala bear further duties.',
};
