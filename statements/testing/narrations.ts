import { banks } from '../src/engine/index.ts';
import type { Random } from './random.ts';

/** The kinds of transactions, as far as narrations differ. */
export const eventKinds = [
  'upiOut',
  'upiIn',
  'neftIn',
  'neftOut',
  'impsOut',
  'cash',
  'card',
  'mandate',
  'bill',
  'cheque',
  'interest',
  'charge',
  'refund',
] as const;

/** The kind of a transaction. */
export type EventKind = (typeof eventKinds)[number];

/**
 * The wording of one bank's narrations: a template for every kind. `{NAME}` is replaced by a field of that name;
 * `{NAME:8}` by its first eight characters.
 */
export type NarrationStyle = Readonly<Record<EventKind, string>>;

/** The kinds of transactions that bring money in. */
export const creditKinds: ReadonlySet<EventKind> = new Set(['upiIn', 'neftIn', 'interest', 'refund']);

const hdfc: NarrationStyle = {
  upiOut: 'UPI-{NAME}-{VPA}-{IFSC}-{RRN}-{REMARK}',
  upiIn: 'UPI-{PERSON}-{HANDLE}-{IFSC}-{RRN}-{REMARK}',
  neftIn: 'NEFT CR-{IFSC}-{FIRM}-{HOLDER}-{UTR}',
  neftOut: 'NEFT DR-{IFSC}-{PERSON}-NETBANK, MUM-{UTR}-{REMARK}',
  impsOut: 'IMPS-{RRN}-{PERSON}-{BANK4}-XXXXXXXX{FOUR}-{REMARK}',
  cash: 'ATW-4160XXXXXX{FOUR}-{ATM}-{CITY}',
  card: 'POS 4160XXXXXX{FOUR} {NAME} {CITY}',
  mandate: 'ACH D- {FIRM}-{ID}',
  bill: 'IB BILLPAY DR-HDFCSI-{NAME}-{SIX}',
  cheque: 'CHQ PAID-MICR INWARD CLEARING-{PERSON}-{SIX}',
  interest: 'CREDIT INTEREST CAPITALISED',
  charge: 'AMB CHRG INCL GST {DDMMYYYY}-MIR{RRN}',
  refund: 'REV-UPI-{NAME}-{VPA}-{RRN}-REFUND',
};

const icici: NarrationStyle = {
  upiOut: 'UPI/{NAME:10}/{vpa:15}/{REMARK:10}/{BANK}/{RRN}/ICI{ID}{ATM}',
  upiIn: 'UPI/{PERSON:10}/{handle:15}/{REMARK:10}/{BANK}/{RRN}/ICI{ID}{ATM}',
  neftIn: 'NEFT-{UTR}-{FIRM}-{REMARK}-00000XXXX{FOUR}-{IFSC}',
  neftOut: 'BIL/NEFT/{UTR}/{REMARK}/{PERSON}/{BANK}',
  impsOut: 'MMT/IMPS/{RRN}/{REMARK}/{PERSON}/{IFSC}',
  cash: 'NFS/CASH WDL/{DD-MM-YY}/{TIME}/{CITY}',
  card: 'VPS/{NAME}/{YYYYMMDD}1426/{RRN}/{CITY}',
  mandate: 'ACH/{FIRM}/ICIC{ID}',
  bill: 'BIL/ONL/{ID}/{NAME}/{ATM}',
  cheque: 'CLG/{PERSON}/{SIX}/{BANK4}',
  interest: '000401XXXX{FOUR}:Int.Pd:{DD-MM-YYYY} to {DD-MM-YYYY}',
  charge: 'DCARDFEE{FOUR}APR25-MAR26+GST',
  refund: 'UPI/{RRN}/REFUND/{vpa}/{BANK}/ICI{ID}',
};

const sbiOld: NarrationStyle = {
  upiOut: 'TO TRANSFER-UPI/DR/{RRN}/{NAME:8}/{BANK4}/{vpa:10}/{REMARK:8}-',
  upiIn: 'BY TRANSFER-UPI/CR/{RRN}/{PERSON:8}/{BANK4}/{handle:10}/{REMARK:8}-',
  neftIn: 'BY TRANSFER-NEFT*{IFSC}*{UTR}*{FIRM}*SALARY-',
  neftOut: 'TO TRANSFER-NEFT UTR NO: {UTR}-{PERSON}',
  impsOut: 'TO TRANSFER-INB IMPS{RRN}/9343XXX343/{PERSON}/{BANK4}/IMPS-',
  cash: 'ATM WDL-ATM CASH {FOUR} {CITY}-',
  card: 'by debit card-OTHPOS{RRN}{NAME} {CITY}-',
  mandate: 'DEBIT-ACHDr {BANK4}{ID} {FIRM}-',
  bill: 'TO TRANSFER-INB {NAME} BILL PAYMENT-',
  cheque: 'CHEQUE WDL-CHEQUE TRANSFER TO {PERSON}-{SIX}',
  interest: 'CREDIT INTEREST--',
  charge: 'DEBIT-SMS CHARGES {DDMMYYYY}-',
  refund: 'BY TRANSFER-UPI/REV/{RRN}/REVERSAL-',
};

const sbi: NarrationStyle = {
  ...sbiOld,
  upiOut: 'WDL TFR UPI/DR/{RRN}/{NAME:8}/{BANK4}/{vpa:10}/{REMARK:8} {ID} AT {FOUR} {CITY}',
  upiIn: 'DEP TFR UPI/CR/{RRN}/{PERSON:8}/{BANK4}/{handle:10}/{REMARK:8} {ID} AT {FOUR} {CITY}',
  neftIn: 'DEP TFR NEFT*{IFSC}*{UTR}*{FIRM}*SALARY- {ID} AT {FOUR} {CITY}',
  neftOut: 'WDL TFR RTGS UTR NO: {UTR}-{PERSON} {ID} AT {FOUR} {CITY}',
  impsOut: 'WDL TFR INB IMPS{RRN}/9343XXX343/{PERSON}/{BANK4}/IMPS- {ID} AT {FOUR} {CITY}',
  card: 'POS ATM PURCH OTHPOS{RRN} {NAME} {CITY} {ID} AT {FOUR} {CITY}',
  bill: 'WDL TFR INB {NAME} {ID} AT {FOUR} {CITY}',
  refund: 'DEP TFR UPI/REV/{RRN}/REVERSAL- {ID} AT {FOUR} {CITY}',
};

const axis: NarrationStyle = {
  upiOut: 'UPI/P2M/{RRN}/{NAME}/{BANK}/{REMARK}',
  upiIn: 'UPI/P2A/{RRN}/{PERSON}/{BANK}/{REMARK}',
  neftIn: 'NEFT/{UTR}/{FIRM}/{BANK}/SALARY',
  neftOut: 'NEFT/{UTR}/{PERSON}/{BANK}/{REMARK}',
  impsOut: 'IMPS/P2A/{RRN}/{PERSON}/{BANK}/X{SIX}/IMPS',
  cash: 'ATM-CASH-AXIS/{ATM}/{FOUR}/{DDMMYY}/{CITY}',
  card: 'POS/{NAME}/{CITY}/{DDMMYY}/{HH:MM}',
  mandate: 'ACH-DR-{FIRM}-{ID}',
  bill: 'MOB/BILLPAY/{NAME}/{ID}',
  cheque: 'CLG/{PERSON}/{BANK}',
  interest: 'SB:91801XXXX{FOUR}:Int.Pd:{DD-MM-YYYY} to {DD-MM-YYYY}',
  charge: 'Dr Card Charges ANNUAL 4160XXXXXX{FOUR}',
  refund: 'UPI/P2M/{RRN}/{NAME}/{BANK}/REFUND',
};

const pnb: NarrationStyle = {
  upiOut: 'UPI/DR/{RRN}/{NAME:8}/{BANK4}/{vpa:12}/',
  upiIn: 'UPI/CR/{RRN}/{PERSON:8}/{BANK4}/{handle:12}/',
  neftIn: 'NEFT_IN:null//{UTR}/{FIRM}/SALARY',
  neftOut: 'NEFT_OUT:{UTR}/{PERSON}/{IFSC}',
  impsOut: 'IMPS-OUT/{RRN}/{IFSC}/{PERSON}',
  cash: 'ATM WDR {FOUR} {CITY} {ATM}',
  card: 'ECOM/{NAME}/{RRN}',
  mandate: 'ACH/{FIRM}/{ID}',
  bill: 'IB:{RRN}/{NAME}/BILL',
  cheque: 'BY CLG {SIX} {PERSON}',
  interest: '0112XXXXXXXX{FOUR}:Int.Pd:{DD-MM-YYYY} to {DD-MM-YYYY}',
  charge: 'SMS CHRG FOR:{DD-MM-YYYY} to {DD-MM-YYYY}',
  refund: 'RCRADJ/{RRN}/RRC/REVERSAL',
};

const dbs: NarrationStyle = {
  upiOut: 'UPI Transfer to {NAME} {vpa} {RRN} {REMARK}',
  upiIn: 'UPI Transfer from {PERSON} {handle} {RRN} {REMARK}',
  neftIn: 'NEFT/INWARD/{IFSC}/{FIRM}/{UTR}',
  neftOut: 'NEFT/OUTWARD/{IFSC}/{PERSON}/{UTR}',
  impsOut: 'IMPS/{RRN}/{PERSON}/{BANK}/{REMARK}',
  cash: 'ATM Cash Withdrawal {CITY} {FOUR}',
  card: 'Debit Card Purchase {NAME} {CITY} {RRN}',
  mandate: 'NACH/{FIRM}/{ID}',
  bill: 'Bill Payment {NAME} BBPS {RRN}',
  cheque: 'CLG-CHQ PAID-{SIX}-{PERSON}',
  interest: 'Interest Credit {DD-MM-YYYY}',
  charge: 'Chrg: IMPS Fee + GST',
  refund: 'UPI Refund from {NAME} {RRN}',
};

/** Kotak, IDFC, Union, Canara and other banks with the same wording. */
const slashed: NarrationStyle = {
  upiOut: 'UPI/DR/{RRN}/{NAME}/{BANK4}/{vpa}/{REMARK}',
  upiIn: 'UPI/CR/{RRN}/{PERSON}/{BANK4}/{handle}/{REMARK}',
  neftIn: 'NEFT CR-{UTR}-{FIRM}-SALARY',
  neftOut: 'NEFTO-{UTR}-{PERSON}-{IFSC}',
  impsOut: 'IMPS/P2A/{RRN}/{PERSON}/TRANSFER',
  cash: 'ATL/{FOUR}/{SIX}/{CITY}{DDMMYY}/{HH:MM}',
  card: 'PCD/{FOUR}/{NAME}/{CITY}{DDMMYY}/{HH:MM}',
  mandate: 'ACH D- {FIRM}-{ID}',
  bill: 'BBPS/{NAME}/{RRN}',
  cheque: 'CLG-CHQ PAID-{SIX}-{PERSON}',
  interest: 'SB INTEREST CAPITALISED',
  charge: 'Chrg: IMPS Fee + GST',
  refund: 'UPI/{RRN}/REVERSAL/{NAME}',
};

/** The wordings by bank. */
export const narrationStyles = { hdfc, icici, sbiOld, sbi, axis, pnb, dbs, slashed } as const;

/** The name of a bank's wording. */
export type NarrationStyleName = keyof typeof narrationStyles;

/**
 * Counterparties. Some names contain `total` and `balance` on purpose, because they are neither totals nor balances.
 */
const merchants = [
  ['SWIGGY', 'swiggyupi@axisbank'],
  ['KAVERI STORES', 'q551200341@ybl'],
  ['TOTAL ENERGIES PUMP', 'totalgaz.rzp@icici'],
  ['NEW BALANCE SHOES', 'newbalance@hdfcbank'],
  ['METRO PAGE BOOKS', 'paytmqr2810050501011@paytm'],
  ['SHREE DATE PALM SWEETS', 'bharatpe.90041@fbpe'],
  ['INDIRA MEDICALS', 'indira-medicals@okaxis'],
  ['A1 AUTO', 'a1auto@upi'],
  ['GREEN VALLEY APARTMENT OWNERS ASSN', 'gvaoa@hdfcbank'],
  ['BOOKMYSHOW', 'bookmyshow@icici'],
] as const;
const people = ['RAVI TEJA', 'MEENAKSHI SUNDARAM IYER', 'FATIMA SHEIKH', 'J D SOUZA', 'GURPREET KAUR', 'LAL BAHADUR'];
const firms = [
  'ZENITH INFOTECH PVT LTD',
  'OPENING DOORS LLP',
  'BAJAJ FINANCE LTD',
  'LIC OF INDIA',
  'NATIONAL CLOSING CORP',
];
const otherBanks = [
  [banks.icici, 'ICIC0DC0099'],
  [banks.sbi, 'SBIN0001515'],
  [banks.yes, 'YESB0PTMUPI'],
  [banks.canara, 'CNRB0001234'],
  [banks.baroda, 'BARB0INDIRA'],
] as const;
const cities = ['PUNE', 'NEW DELHI', 'KOCHI', 'VISAKHAPATNAM'];
const remarks = [
  'UPI',
  'NA',
  'PAYMENT FROM PHONE',
  'RENT FOR MAY 2026',
  'ORDER 39660569',
  'SPLIT',
  'SENT USING PAYTM U',
];

/** The context of a narration: the day (`YYYY-MM-DD`), the time (`HH:MM:SS`) and the account holder. */
export interface NarrationContext {
  readonly date: string;
  readonly time: string;
  readonly holder: string;
}

/** Formats a narration of this kind, with a random counterparty. */
export function formatNarration(
  style: NarrationStyle,
  kind: EventKind,
  { date, time, holder }: NarrationContext,
  random: Random,
) {
  const [name, vpa] = random.pick(merchants);
  const [bank, ifsc] = random.pick(otherBanks);
  const bank4 = bank.ifscPrefix;
  const person = random.pick(people);
  const handle = `${person.toLowerCase().replaceAll(' ', '.')}${random.digits(2)}@ok${bank4.toLowerCase()}`;
  const [year, month, day] = [date.slice(0, 4), date.slice(5, 7), date.slice(8)];
  const fields: Readonly<Record<string, string>> = {
    NAME: name,
    VPA: vpa.toUpperCase(),
    vpa,
    PERSON: person,
    HANDLE: handle.toUpperCase(),
    handle,
    FIRM: random.pick(firms),
    HOLDER: holder,
    BANK: bank.name.toUpperCase(),
    BANK4: bank4,
    IFSC: ifsc,
    RRN: `4${random.digits(11)}`,
    UTR: `${bank4}N2${random.digits(11)}`,
    ID: `9${random.digits(8)}`,
    SIX: `5${random.digits(5)}`,
    FOUR: random.digits(4),
    ATM: `S1AN${random.digits(4)}`,
    CITY: random.pick(cities),
    REMARK: random.pick(remarks),
    TIME: time,
    'HH:MM': time.slice(0, 5),
    DDMMYY: day + month + year.slice(2),
    DDMMYYYY: day + month + year,
    YYYYMMDD: year + month + day,
    'DD-MM-YY': `${day}-${month}-${year.slice(2)}`,
    'DD-MM-YYYY': `${day}-${month}-${year}`,
  };
  return style[kind].replace(
    /\{(?<field>[A-Za-z0-9-]+?|HH:MM)(?::(?<most>\d+))?\}/g,
    (_, field: string, most?: string) => {
      const value = fields[field];
      if (value === undefined) throw new Error(`No narration has a field ${field}.`);
      return value.slice(0, most === undefined ? undefined : Number(most));
    },
  );
}
