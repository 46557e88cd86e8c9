import type { MerchantClass } from './merchantClass.ts';

/** Lenders that are repaid in instalments. */
export const loans: readonly MerchantClass[] = [
  {
    kind: 'lender',
    category: 'Loan EMI',
    names: `
      Bajaj Finance (Bajaj Finance Ltd, Bajaj Finserv, Bajaj Finserv Ltd, Bajaj Fin, Bajaj Auto Finance, Bajaj Auto
      Credit, BFL Emi); TVS Credit (TVS Credit Services, TVS CS); HDB Financial (HDB Financial Services, HDB Fin,
      HDBFS); HDFC Ltd (HDFC Limited, Housing Development Finance, HDFC Home Loan, HDFC Ltd Home Loan, HDFC Loan); LIC
      Housing Finance (LIC Housing, LIC HFL); PNB Housing (PNB Housing Finance, PNBHFL); Indiabulls Housing
      (Indiabulls Housing Finance, Sammaan Capital, Indiabulls Consumer, !Dhani, Dhani Loans); DHFL (Dewan Housing,
      Piramal Capital, Piramal Finance, Piramal Housing Finance, Piramal Capital and Housing); Can Fin Homes (Canfin);
      Aavas Financiers (Aavas, AU Housing); Home First Finance (Homefirst); Aptus Value (Aptus Value Housing, Aptus
      Finance); Repco Home (Repco Home Finance); GIC Housing (GIC Housing Finance); Sundaram Home
      (Sundaram Home Finance, Sundaram BNP Home); Tata Capital (Tata Capital Financial, Tata Capital Housing, Tata
      Capital Ltd, TCFSL, TCHFL); Aditya Birla Finance (Aditya Birla Capital, Aditya Birla Housing, ABFL, ABHFL,
      Aditya Birla Housing Finance); L and T Finance (L&T Finance, L and T Financial, LTF Loan, LNT Finance); Mahindra
      Finance (Mahindra and Mahindra Financial, MMFSL, Mahindra & Mahindra Fin, Mahindra Rural Housing, M and M
      Financial); Cholamandalam (Cholamandalam Investment, Chola Finance, Cholamandalam Finance, Chola Home Loans,
      Cholamandalam Inv, CIFCL); Sundaram Finance; Shriram Finance (Shriram Transport, Shriram Transport Finance,
      Shriram City Union, STFC, Shriram City, Shriram Housing, Truhome Finance); Muthoot Finance (!Muthoot, Muthoot
      Fin, Muthoot Homefin, Muthoot Money); Muthoot Fincorp (Muthoot Capital, Muthoot Microfin); Manappuram
      (Manappuram Finance, Manappuram Home Finance, Asirvad Microfinance); IIFL Finance (IIFL Home Finance, IIFL Home
      Loan, IIFL Gold Loan, IIFL Samasta, India Infoline Finance); Rupeek (Rupeek Fintech); Hero FinCorp (Hero Housing
      Finance); Home Credit (Home Credit India); Toyota Financial (Toyota Financial Services); Honda Finance; Yamaha
      Finance; Daimler Financial (Mercedes Benz Financial); BMW India Financial (BMW Financial); Volkswagen Finance;
      Nissan Renault Financial (Renault Finance); Tata Motors Finance (TMF Holdings, TMFL); Hinduja Leyland (Hinduja
      Leyland Finance, Hinduja Housing Finance); Ashok Leyland Finance; Kotak Mahindra Prime (Kotak Prime, KMPL);
      Kotak Mahindra Loan; Axis Finance; ICICI Home Finance (ICICI HFC); ICICI Bank Loan (ICICI Bank EMI, ICICI Loan);
      SBI Loan (SBI Home Loan, SBI Car Loan); Axis Bank Loan; IDFC First Loan (TPCapfrst, IDFC First EMI, IDFC First Bank EMI,
      Capital First, Capital First Ltd, IDFC FIRST Bank Loan); Yes Bank Loan; Bandhan Loan; AU Small Finance Loan (AU
      Financiers); Equitas (Equitas Small Finance, Equitas SFB); Ujjivan (Ujjivan Small Finance, Ujjivan SFB); Jana
      Small Finance (Janalakshmi, Jana SFB); Utkarsh Small Finance; ESAF Loan (ESAF Microfinance); Suryoday Loan;
      Fincare (Fincare SFB); !Spandana (Spandana Sphoorty); CreditAccess Grameen (Grameen Koota); Fusion Microfinance
      (Fusion Finance); Satin Creditcare (Satin Credit); Annapurna Finance; !Arohan (Arohan Financial); Belstar
      Microfinance (Belstar); Svatantra Microfin (Svatantra); BSS Microfinance; Midland Microfin; Vaya Finserv; Ugro
      Capital; Lendingkart (Lendingkart Finance); Indifi (Indifi Technologies); NeoGrowth; FlexiLoans (Epimoney);
      Capital Float (CapFloat, Capitalflo, !Axio, Capfloat Financial); Ambit Finvest; Vivriti; Northern Arc (Northern Arc
      Capital); InCred (Incred Finance, InCred Financial); Poonawalla Fincorp (Poonawalla, Magma Fincorp, Poonawalla
      Housing, Grihum Housing); Clix Capital (!Clix); Fullerton India (SMFG India, SMFG India Credit, Fullerton,
      Grihashakti, SMFG Grihashakti); Edelweiss Finance (ECL Finance, Edelweiss Retail Finance, Edelweiss Housing
      Finance, Nido Home Finance); JM Financial Home; Godrej Housing Finance (Godrej Capital, Godrej Finance); Vastu
      Housing (Vastu Housing Finance); Shubham Housing (Shubham Housing Development); Aadhar Housing (Aadhar Housing
      Finance, Aadhar HFL); Bajaj Housing Finance (Bajaj Housing, BHFL); Centrum Housing; Ummeed Housing; SK Finance
      (Esskay Fincorp); Five Star Business (Five Star Finance); Veritas Finance; Vistaar Financial; Kogta Financial;
      Kinara Capital; Profectus Capital; Electronica Finance; Mas Financial (MAS Financial Services); Orix Leasing;
      Avanse (Avanse Financial, Avanse Education); Credila (HDFC Credila, Credila Financial); Auxilo (Auxilo
      Finserve); Prodigy Finance; MPower Financing; Leap Finance; GyanDhan; Varthana (Thirumeni Finance); KreditBee
      (Krazybee, Krazybee Services, Finnovation Tech); MoneyView (Whizdm, Whizdm Innovations, Whizdm Finance); !Navi
      (Navi Finserv, Navi Technologies, Navi Loan, Navi Loans); LazyPay (PayU Finance, Lazypay Payu); !Simpl (Getsimpl,
      Simpl Technologies, One Sigma Technologies); ZestMoney (Camden Town Technologies); EarlySalary (!Fibe, Fibe
      India, Ashish Securities, Social Worth Technologies); CASHe (Bhanix, Bhanix Finance, Cashe App); MoneyTap;
      PaySense; StashFin (Akara Capital); Kissht (OnEMI Technology, Onemi, Si Creva, Si Creva Capital); RING Loan
      (Ring Powerpay); mPokket (Mpokket Financial); SmartCoin (Smart Coin Financials, Olyv); TrueBalance (True
      Credits); Branch Loan (Branch International); Nira Finance (NIRA Loan); Avail Finance; LoanTap; Fairmoney India;
      PayMe India; IndiaLends; Buddy Loan; LoanFront (Vaibhav Vyapaar); Prefr (Credit Vidya Prefr); Freopay (Freo,
      MWYN Tech); Slice Loan (Quadrillion Finance, Garagepreneurs); Uni Pay 1 3; Snapmint; Bharat Loan; L&T Loan;
      Pocketly; StuCred; Flexpay (Vivifi, Vivifi India); Credit Fair; Shopse; Liquiloans EMI; PayLater ICICI (ICICI
      PayLater); Flipkart Pay Later; Amazon Pay Later; Ola Postpaid (Ola Financial Services, Olamoney Postpaid); Paytm
      Postpaid; Mobikwik Zip (Zip EMI); !Affirm; Klarna; Afterpay; SoFi; LendingClub; Jaypee Capital Loan; Aye
      Finance; Namdev Finvest; Berar Finance; Wheels EMI; OTO Capital; RevFin; Mufin Green; Turno EV Loan; Bike Bazaar
      Finance; Sanghvi Finance; DMI Finance (DMI Housing); Hiveloop Capital; Oxyzo (Oxyzo Financial); Ofbusiness Loan;
      Rupifi; KarmaLife; Refyne; Jify; Unity Small Finance Loan; Western Capital; Protium (Protium Finance, Growth
      Source Financial); Arka Fincap; Cars24 Financial (Cars24 Finance); Rupyy; Muthoot Vehicle; Maben Nidhi; Manba
      Finance; Baid Finserv; Capri Global (Capri Global Capital, Capri Loans); Religare Finvest; SREI Finance;
      Reliance Home Finance (Reliance Commercial Finance); India Shelter (India Shelter Finance); Motilal Oswal Home
      Finance; Star Housing Finance; West End Housing; HUDCO; NABARD Loan; SIDBI; Mudra Loan`,
  },
];
