import type { MerchantClass } from './merchantClass.ts';

/** Brokers, funds, deposits and savings schemes. */
export const investments: readonly MerchantClass[] = [
  {
    kind: 'broker',
    category: 'Investments',
    names: `
      Zerodha (Zerodha Broking, Zerodha Broking Ltd, Zerodha Iccl, Zerodha Coin, Coin by Zerodha, Zerodha Commodities,
      Zerodha Capital); Groww (Groww Invest Tech, Nextbillion, Nextbillion Technology, Groww Brk, Groww Iccl, Groww
      Mutual, Groww Pay, Billionbrains Garage); Upstox (RKSV, RKSV Securities, Upstox Securities, Upstox Secur); Angel
      One (Angel Broking, Angel One Ltd, Angel One Securities); ICICI Direct (ICICI Securities, Icicisec, I Sec); HDFC
      Securities (HDFCsec, HDFC Sky); Kotak Securities (Kotak Neo); SBI Securities (SBICAP Securities, SBI Cap Sec,
      SBI Smart); Axis Direct (Axis Securities); Motilal Oswal (Motilal Oswal Financial, MOFSL, Motilal Oswal
      Securities); Sharekhan (Sharekhan Ltd); 5paisa (5paisa Capital); !Dhan (Raise Securities, Dhan Raise,
      Moneylicious, Moneylicious Securities); Fyers (Fyers Securities); Paytm Money (Paytm Money Ltd); INDmoney
      (INDstocks, Indmoney Private, Finzoom, Finzoom Investment Advisors, INDwealth); Alice Blue (Alice Blue
      Financial); Edelweiss Broking (Nuvama, Nuvama Wealth, Edelweiss Securities); IIFL Securities (India Infoline,
      IIFL Capital Services); Geojit (Geojit Financial, Geojit BNP); Nirmal Bang; Anand Rathi (Anand Rathi Share);
      Religare Broking; Ventura Securities; Choice Equity (Choice Equity Broking, Jiffy Choice); SMC Global (SMC
      Global Securities, Stoxkart); Prabhudas Lilladher (PL Capital); Monarch Networth; LKP Securities; Master Capital
      (Master Capital Services, Mastertrust); Swastika Investmart; Arihant Capital; BNP Paribas Securities; Bajaj
      Broking (Bajaj Financial Securities); Yes Securities; Canara Bank Securities (Canmoney); Federal Securities;
      IDBI Capital; Emkay Global; Globe Capital; Samco (Samco Securities, Samco Ventures); Tradejini; Finvasia
      (Shoonya, Shoonya Finvasia); Flattrade (Fortune Capital Flattrade); Goodwill Wealth; Zebu Share (Zebu); mStock
      (Mirae Asset Capital Markets, Mirae Asset Sharekhan); Lemonn (NU Investors Technologies, Lemonn Cosmea); Share
      India; Way2Wealth; Reliance Securities; JM Financial Services (JM Financial); Elite Wealth; Trustline
      Securities; Wisdom Capital; Compositedge (Composite Edge); Definedge; Sahi Broking; PhonePe Wealth (Share Market
      PhonePe, Share Dot Market); Jio BlackRock Broking; Appreciate Wealth (Appreciate Broking); Vested Finance
      (!Vested); Stockal; Winvesta; Interactive Brokers; Charles Schwab; Robinhood (Robinhood Markets); E Trade;
      Fidelity Investments; Vanguard Group; Webull; Etoro; Saxo Bank Markets; XTB; DriveWealth; Exness; OctaFX; Olymp
      Trade; IQ Option; Deriv Com; Funding Pips`,
  },
  {
    kind: 'fund house',
    category: 'Investments',
    names: `
      SBI Mutual Fund (SBI Mutual, SBIMF, SBI Mutual Fund Sip, SBI Funds Management); HDFC Mutual Fund (HDFC Mutual,
      HDFC MF, HDFC AMC, HDFC Asset Management); ICICI Prudential Mutual Fund (ICICI Prudential MF, ICICI Pru MF,
      ICICI Prudential AMC, ICICI Prudential Asset, ICICI Pru Mutual Fund, ICICI Mutual Fund); Nippon India Mutual
      Fund (Nippon India, Nipponmf, Nippon Mutual, Nippon India MF, Nippon Life India, Nippon AMC, Reliance Mutual
      Fund); Axis Mutual Fund (Axis Mutual, Axis MF, Axis AMC, Axis Asset Management); Kotak Mutual Fund (Kotak
      Mahindra Mutual, Kotak MF, Kotak Mahindra AMC, Kotak Mahindra Asset); Aditya Birla Sun Life Mutual Fund (Aditya
      Birla Sun Life MF, ABSL MF, Birla Sun Life MF, Aditya Birla Sun Life AMC, ABSLAMC); UTI Mutual Fund (UTI MF, UTI
      AMC, UTI Mutual, UTI Asset Management); DSP Mutual Fund (DSP MF, DSP Mutual, DSP Asset, DSP BlackRock, DSP
      Investment Managers); Mirae Asset (Mirae Asset Mutual, Mirae MF, Mirae Asset Investment); Parag Parikh (PPFAS,
      Parag Parikh Flexi, PPFAS Mutual, PPFAS Asset, Parag Parikh Mutual, PPFAS MF); Quant Mutual Fund (Quant Mutual,
      Quant MF, Quant Money Managers); Tata Mutual Fund (Tata MF, Tata Mutual, Tata Asset Management); Franklin
      Templeton (Franklin India, Franklin Templeton MF, Templeton Mutual); Canara Robeco (Canara Robeco Mutual, Canara
      Robeco MF); Invesco Mutual Fund (Invesco India, Invesco MF, Invesco Mutual); Edelweiss Mutual Fund (Edelweiss
      MF, Edelweiss Mutual, Edelweiss AMC); HSBC Mutual Fund (HSBC MF, L and T Mutual Fund, L&T Mutual Fund); Sundaram
      Mutual Fund (Sundaram Mutual, Sundaram MF, Sundaram AMC); Bandhan Mutual Fund (Bandhan MF, Bandhan Mutual, IDFC
      Mutual Fund, IDFC MF, Bandhan AMC); Motilal Oswal Mutual Fund (Motilal Oswal MF, Motilal Oswal AMC, Motilal
      Oswal Asset); PGIM India (PGIM India Mutual, PGIM Mutual Fund); Baroda BNP Paribas Mutual (Baroda BNP MF, Baroda
      BNP Paribas MF); Mahindra Manulife (Mahindra Manulife Mutual, Mahindra Manulife MF); Union Mutual Fund (Union
      MF, Union Mutual); LIC Mutual Fund (LIC MF, LIC Mutual, LIC Nomura); JM Financial Mutual (JM Financial MF);
      Quantum Mutual Fund (Quantum MF, Quantum Mutual); Navi Mutual Fund (Navi MF, Navi AMC); Zerodha Mutual Fund
      (Zerodha AMC, Zerodha Fund House); Groww Mutual Fund (Groww AMC, Indiabulls Mutual); WhiteOak Capital (Whiteoak
      Mutual, WhiteOak MF); 360 ONE (360 One Mutual, IIFL Mutual Fund, 360 One Asset, 360 One Wealth); ITI Mutual Fund
      (ITI MF); Trust Mutual Fund (Trust MF); NJ Mutual Fund (NJ MF, NJ India Invest, NJ Wealth); Samco Mutual Fund;
      Helios Mutual Fund (Helios Capital); Old Bridge Mutual (Old Bridge MF); Bajaj Finserv Mutual (Bajaj Finserv AMC,
      Bajaj Finserv MF); Taurus Mutual Fund; Shriram Mutual Fund (Shriram AMC); Bank of India Mutual (BOI MF, BOI AXA
      Mutual); Unifi Mutual Fund; Jio BlackRock (Jio Blackrock MF); Capitalmind Mutual; Angel One AMC; Choice Mutual
      Fund; Abakkus; Wealth Company MF; Principal Mutual Fund; Essel Mutual Fund; DHFL Pramerica MF; BlackRock;
      Franklin Resources`,
  },
  {
    kind: 'exchange, registrar, platform',
    category: 'Investments',
    names: `
      Indian Clearing Corporation (Indian Clearing Corp, Indian Clearing Corp Ltd, ICCL, ICCL Mutual Fund, ICCL
      Zerodha, Iccl Groww); NSE Clearing (NSE Clearing Ltd, NSCCL, NSE Mutual Fund, NSEMF, NCL Mutual Funds, National
      Securities Clearing); BSE Star MF (BSE Limited, BSE Ltd, Bombay Stock Exchange, BSE Star); NSE India (National
      Stock Exchange); MCX (Multi Commodity Exchange, MCXCCL); CAMS (CAMSPay, Computer Age Management); KFintech (KFin
      Technologies, Karvy Fintech); MF Central; MF Utilities (MFUtility, MFU India); CDSL (Central Depository
      Services); NSDL (National Securities Depository, NSDL Demat); Link Intime (MUFG Intime); Kuvera (Arevuk, Arevuk
      Advisory); ET Money (Times Internet ET Money); smallcase (Smallcase Technologies); Scripbox; Wint Wealth
      (Fourdegreewater); Grip Invest (Grip Broking); Jiraaf; GoldenPi; BondsIndia; Stable Money; Aspero; IndiaBonds;
      AltiFi; Altgraaf; TapInvest; FundsIndia; Fisdom (Finwizard); MyCams; PhonePe Mutual Funds; Fi Jump (Epifi
      Wealth, Epifi); Jupiter Money Invest (Amica Financial); Niyo Money; Goalwise; Cube Wealth; Dezerv; Centricity
      Wealth; PowerUp Money; Wealthy in; WealthDesk; Finology; !Multipl (Multipl Fintech); !Gullak (Gullak Money);
      !Jar (Jar App, Jar Gold, Changejar, Changejar Technologies); SafeGold (Digital Gold India); MMTC PAMP (MMTC
      Pamp India, MMTC PAMP Gold); Augmont (Augmont Gold, Augmont Goldtech); Deciml; Appreciate Invest; Siply; Spenny; Bullionindia; Rupeek Gold
      Save; Plus Gold; DigiGold; LenDenClub (Innofin Solutions); Faircent; Liquiloans (NDX P2P); RupeeCircle
      (i2iFunding); Lendbox (Transactree); India P2P; 12 Percent Club; Cred Mint; WazirX (Zanmai Labs, Zanmai);
      CoinDCX (Neblio, Neblio Technologies); CoinSwitch (Bitcipher, Bitcipher Labs, CoinSwitch Kuber); ZebPay
      (Awlencan Innovations); Unocoin; Mudrex (RpFAS Technologies); Giottus; Bitbns; BuyUcoin; Binance; Coinbase;
      Kraken Exchange; KuCoin; Bybit; OKX; Delta Exchange; NPS Trust (NPS Protean, Protean ENPS, ENPS, ENPS Nsdl, CRA
      NPS, NPS Contribution, Protean NPS, KFin NPS, NPS Lite); Atal Pension Yojana; PPF Account (Public Provident
      Fund); Post Office Savings (POSB, India Post Savings, Sukanya Samriddhi); RBI Retail Direct (Retail
      Direct Gilt, RBI Bonds, RBI Floating Rate); Sovereign Gold Bonds; NHAI Bonds; REC Capital Gain Bonds (REC
      Bonds); PFC Capital Gain Bonds; Shriram Chits; Margadarsi (Margadarsi Chit, Margadarsi Chit Fund); KSFE (KSFE
      Chitty, Kerala State Financial Enterprises); Kapil Chits; Mysore Sales Chit (MSIL Chit); Gokulam Chits;
      Manappuram Chits; Sahyadri Chits; MoneyClub (The Money Club); Purasawalkam Santhatha (PSSN Nidhi); Fixerra;
      Bajaj Finance FD (Bajaj Finance Fixed Deposit); Shriram Unnati; Mahindra Finance FD; Strata Property; HBits;
      hBits Realty; AngelList India; LetsVenture; Tyke Invest; !Trica; Klub Works; Aquaconnect Invest`,
  },
];
