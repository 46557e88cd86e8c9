import type { MerchantClass } from './merchantClass.ts';

/** Credit cards and services that pay their bills. */
export const creditCards: readonly MerchantClass[] = [
  {
    kind: 'card issuer or payer',
    category: 'Credit Card Payment',
    names: `
      !CRED (CRED Club, Credclub1, Cred CC, Dreamplug, Dreamplug Technologies, Dreamplug Service, Cred App, Cred Pay, Cred Bill); SBI Card
      (SBI Cards, SBI Card Payment, SBI Cards and Payment, SBI Cards & Payment, SBICPSL); HDFC Credit Card (HDFC Card,
      HDFCBankCC, HDFC CC, HDFC Bank Credit Cards, HDFC Card Payment, HDFC CC Payment); ICICI Credit Card (ICICI Card,
      ICICI Bank Credit Card, ICICI CC, ICICI Card Payment, Icicibankcc); Axis Credit Card (Axis Card, Axis Bank
      Credit Card, Axis CC, Axis Card Payment); Kotak Credit Card (Kotak Card, Kotak CC, Kotak Mahindra Credit Card);
      Amex (American Express, Amex Card, American Express Banking, Aexp, Amexcc); Citi Credit Card (Citibank Card,
      Citi Card, Citibank Credit Card, Citi Cards); HSBC Credit Card (HSBC Card); Standard Chartered Card (SCB Credit
      Card, Stanchart Card, SC Credit Card, Standard Chartered Credit); IndusInd Credit Card (Indusind Card, Indusind
      CC); RBL Credit Card (RBL Card, RBL Bank Credit Card, RBL Bank Card, Bajaj RBL Card, RBL Supercard); Yes Bank
      Credit Card (Yes Card, Yes Bank Card, Yes Credit Card); IDFC First Credit Card (IDFC Credit Card, IDFC First
      Card, IDFC CC); AU Credit Card (AU Bank Card, AU Card, LIT AU Card); Federal Credit Card (Federal Bank Card,
      Scapia, Scapia Technology, Scapia Card); BOB Card (BOB Financial, BOBCARD Limited, Bank of Baroda Card); PNB
      Credit Card (PNB Card, PNB Cards and Services); Canara Credit Card; Union Credit Card; DBS Credit Card (DBS
      Card, Bajaj DBS Card); OneCard (FPL Technologies, Getonecard); !Slice (Sliceit, Slice Card, Slice Pay); Uni Cards
      (Uni Card, Uniorbit, Uniorbit Technologies); Jupiter Edge Card; Kiwi Card (Kiwi UPI Card, Gokiwi); Amazon Pay
      ICICI Card (Amazon ICICI Card); Flipkart Axis Card; Tata Card (Tata SBI Card); Diners Club; CheQ (Cheq Digital,
      Cheq Card Payment); Paytm Credit Card Bill; Phonepe Credit Card Bill (Phonepe CC Bill); Amazon Credit Card Bill;
      Payzapp Card Bill; MobiKwik Credit Card Bill; Billdesk HDFC Card (Billdesk ICICI Card, Billdesk SBI Card,
      Billdesk Axis Card); Saraswat Card; SBM Card (SBM Credilio, Niyo SBM Card); HDFC Diners; Chase Card (Chase
      Credit Crd); Capital One; Discover Card; Barclaycard; Synchrony; Rupay Credit Card; Suryoday Card; ESAF Card;
      Pixel HDFC Card; PopCard; Magnifi Card; Zaggle (Zaggle Card); Kuberan Card; Galaxy Card; Supermoney Card`,
  },
];
