import type { MerchantClass } from './merchantClass.ts';

/** Insurers and sellers of policies. */
export const insurance: readonly MerchantClass[] = [
  {
    kind: 'life insurer',
    category: 'Insurance',
    names: `
      LIC of India (LIC, LICI, LIC India, Life Insurance Corporation, Life Insurance Corp, LIC Premium, LIC E
      Services, LIC Of Ind, LIC Digital); HDFC Life (HDFC Life Insurance, HDFC Standard Life, HDFC SLIC); ICICI
      Prudential Life (ICICI Pru Life, ICICI Prudential Life Insurance); SBI Life (SBI Life Insurance); Max Life (Max
      Life Insurance, Axis Max Life, Max New York Life); Bajaj Allianz Life (Bajaj Life, Bajaj Allianz Life Insurance,
      Balic); Tata AIA (Tata AIA Life, Tata AIA Life Insurance); Kotak Life (Kotak Mahindra Life, Kotak Life
      Insurance, Kotak Mahindra Old Mutual); Aditya Birla Sun Life Insurance (Birla Sun Life Insurance, ABSLI, Absli
      Life); PNB MetLife (Metlife India); Canara HSBC Life (Canara HSBC, Canara HSBC OBC, Canara HSBC Life Insurance);
      Reliance Nippon Life (Reliance Life Insurance, Nippon Life Insurance, Reliance Nippon Life Insurance); Exide
      Life (Exide Life Insurance); IndiaFirst Life (Indiafirst); Star Union Dai Ichi (SUD Life); Shriram Life (Shriram
      Life Insurance); Bharti AXA (Bharti AXA Life, Bharti Axa General); Edelweiss Life (Edelweiss Tokio, Edelweiss
      Tokio Life); Future Generali (Future Generali India, Future Generali Life, Generali Central); Ageas Federal
      (IDBI Federal, Ageas Federal Life); Aviva Life (Aviva India, Aviva Life Insurance); Pramerica Life (DHFL
      Pramerica, Pramerica); Sahara Life; Bandhan Life (Aegon Life, Aegon Religare); Go Digit Life; Acko Life;
      CreditAccess Life; Prudential Insurance; MetLife; New York Life; AIA Group; Allianz; AXA Insurance; Manulife;
      Sun Life Financial; Postal Life Insurance (PLI Premium, Postal Life, RPLI)`,
  },
  {
    kind: 'health and general insurer',
    category: 'Insurance',
    names: `
      Star Health (Star Health Insurance, Star Health and Allied, Star Health Allied); HDFC Ergo (HDFC Ergo General,
      HDFC Ergo Health, Apollo Munich); ICICI Lombard (ICICI Lombard General, ILGIC); Bajaj Allianz (Bajaj Allianz
      General, Bajaj General Insurance, BAGIC, Bajaj Allianz Gen); Tata AIG (Tata AIG General); Acko (Acko General,
      Acko Insurance, Acko Technology); Go Digit (Digit Insurance, Go Digit General, Digit General); Niva Bupa (Niva
      Bupa Health, Max Bupa); Care Health (Care Health Insurance, Religare Health, Care Insurance); Aditya Birla
      Health (Aditya Birla Health Insurance, ABHI Health, Abhicl); ManipalCigna (Cigna TTK, ManipalCigna Health);
      Galaxy Health Insurance; Narayana Health Insurance; New India Assurance (New India Assurance Co, The New India
      Assurance); United India Insurance (United India, United India Ins, UIIC); Oriental Insurance (The Oriental
      Insurance, Oriental Insurance Company, Oriental Ins); National Insurance (National Insurance Company, National
      Insurance Co, NICL Insurance); SBI General (SBI General Insurance); Reliance General (Reliance General
      Insurance, RGICL, Indusind General); IFFCO Tokio (Iffco Tokio General); Cholamandalam MS (Chola MS, Chola MS
      General, Cholamandalam MS General); Royal Sundaram (Royal Sundaram General); Kotak General (Kotak Mahindra
      General, Zurich Kotak); Liberty General (Liberty Videocon, Liberty General Insurance); Magma HDI (Magma HDI
      General, Magma General); Universal Sompo (Universal Sompo General); Shriram General (Shriram General Insurance);
      Raheja QBE (Raheja QBE General, Zuno General, Zuno); Edelweiss General; Navi General Insurance (Navi Insurance);
      Kshema General (Kshema); Agriculture Insurance (AIC of India, Agriculture Insurance Company); ECGC; Bupa; Geico;
      Progressive Insurance; State Farm; Allstate; Blue Cross (Blue Cross Blue Shield); UnitedHealthcare; Aetna; Cigna
      Health; Lemonade Insurance; World Nomads; Asego (Asego Global); ESIC Contribution (Employees State Insurance,
      ESIC)`,
  },
  {
    kind: 'policy seller',
    category: 'Insurance',
    names: `
      PolicyBazaar (Policybazaar Insurance, Policybazaar Insurance Brokers, PB Fintech); Coverfox; InsuranceDekho
      (Girnar Insurance); CRED Insurance (CRED Insur); RenewBuy (D2C Insurance Broking); Turtlemint (Turtlemint Insurance); Ditto Insurance (Ditto
      Finsharpe, Finshots Ditto, Tacterial Consulting); PolicyX; OneAssure; PhonePe Insurance (Phonepe Insurance
      Broking); Paytm Insurance (Paytm Insurance Broking); Probus Insurance; SquareInsurance; GIBL; Beshak; Plum
      Benefits (Plumhq); Nova Benefits; Toffee Insurance; Riskcovry; Symbo Insurance; Zopper; OneAssist (One Assist
      Consumer); Onsitego (Onsite Electro); Bajaj Finserv Health; GramCover; Vital by Even; Mediclaim Payments; CMPDI
      Mediclaim; Vizza Insurance; Quickinsure; BimaKavach; SecureNow; Marsh India Insurance Brokers; Howden Insurance;
      Aon India Insurance; Assurekit; Covernomics; Bimaplan; Finhaat; MediAssist TPA`,
  },
];
