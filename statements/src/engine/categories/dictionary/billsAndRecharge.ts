import type { MerchantClass } from './merchantClass.ts';

/** Electricity, water, gas, telephone, television. */
export const billsAndRecharge: readonly MerchantClass[] = [
  {
    kind: 'electricity board',
    category: 'Bills & Recharge',
    names: `
      BESCOM (Bangalore Electricity, Bangalore Electricity Supply, BESCOM Electricity, Bescom Bill); HESCOM (Hubli
      Electricity); GESCOM (Gulbarga Electricity); MESCOM (Mangalore Electricity); CESC Mysore (CESCOM, Chamundeshwari
      Electricity, CHESCOM); MSEDCL (Mahadiscom, Mahavitaran, Maharashtra State Electricity, MSEB, Maharashtra
      Electricity); Adani Electricity (Adani Electricity Bill, Adani Electricity Mumbai, Adanielec, AEML); Tata Power
      (Tata Power Mumbai, Tata Power Company); Tata Power Delhi (TPDDL, Tata Power DDL, NDPL); BEST Electricity (BEST
      Undertaking, BEST Mumbai Electricity); Torrent Power (Torrent Power Ahmedabad, Torrent Power Surat); BSES (BSES
      Rajdhani, BSES Yamuna, BRPL, BYPL, BSES Delhi); NDMC Electricity; TANGEDCO (TNEB, Tamil Nadu Electricity,
      TNPDCL, Tamilnadu Generation, TN Electricity Board); KSEB (KSEBL, Kerala State Electricity); TSSPDCL (TGSPDCL,
      Telangana Southern Power, Southern Power Distribution Telangana); TSNPDCL (TGNPDCL, Telangana Northern Power);
      APSPDCL (AP Southern Power, Southern Power Distribution AP, Southern Power Distribution Company); APEPDCL (AP
      Eastern Power, Eastern Power Distribution); APCPDCL (AP Central Power, Central Power Distribution); UPPCL (Uttar
      Pradesh Power Corporation, UPPCL Urban, UPPCL Rural, UP Power Corporation); PVVNL (Paschimanchal Vidyut); MVVNL
      (Madhyanchal Vidyut); DVVNL (Dakshinanchal Vidyut); PuVVNL (Purvanchal Vidyut); KESCO (Kanpur Electricity); NPCL
      (Noida Power, Noida Power Company); UPCL (Uttarakhand Power, Uttarakhand Power Corporation); DHBVN (Dakshin
      Haryana, Dakshin Haryana Bijli); UHBVN (Uttar Haryana, Uttar Haryana Bijli); PSPCL (Punjab State Power, Punjab
      State Power Corporation); HPSEB (HPSEBL, Himachal Pradesh State Electricity); JKPDD (JPDCL, KPDCL, Jammu Power
      Distribution, Kashmir Power); Chandigarh Electricity (CPDL Chandigarh); JVVNL (Jaipur Vidyut, Jaipur Vidyut
      Vitran); AVVNL (Ajmer Vidyut, Ajmer Vidyut Vitran); JDVVNL (Jodhpur Vidyut, Jodhpur Vidyut Vitran); BESL
      Bharatpur (Bharatpur Electricity); BKESL (Bikaner Electricity); KEDL Kota (Kota Electricity); TPADL (TP Ajmer);
      MPPKVVCL (MP Paschim Kshetra, MP Poorv Kshetra, MP Madhya Kshetra, MPMKVVCL, MPPoKVVCL, MPEB, Madhya Pradesh
      Electricity); CSPDCL (Chhattisgarh Electricity, CSEB, Chhattisgarh State Power); PGVCL (Paschim Gujarat Vij);
      UGVCL (Uttar Gujarat Vij); DGVCL (Dakshin Gujarat Vij); MGVCL (Madhya Gujarat Vij); GUVNL (Gujarat Urja Vikas);
      CESC (CESC Ltd, CESC Limited, Calcutta Electric Supply, CESC Kolkata); WBSEDCL (West Bengal State Electricity,
      WBSEDCL Bill); India Power Corporation (IPCL Asansol, Dishergarh Power); TPCODL (TP Central Odisha, CESU
      Odisha); TPNODL (TP Northern Odisha, NESCO); TPSODL (TP Southern Odisha, SOUTHCO); TPWODL (TP Western Odisha,
      WESCO Odisha); NBPDCL (North Bihar Power); SBPDCL (South Bihar Power); JBVNL (Jharkhand Bijli, Jharkhand Bijli
      Vitran, JUSCO, Tata Steel UISL); APDCL (Assam Power, Assam Power Distribution); MePDCL (Meghalaya Power); TSECL
      (Tripura State Electricity); MSPDCL (Manipur State Power); Nagaland Power (Dept of Power Nagaland); Mizoram
      Power (Power and Electricity Mizoram); Arunachal Power; Sikkim Power; Goa Electricity (Goa Electricity
      Department); Puducherry Electricity (Electricity Department Puducherry); DNHPDCL (Daman Electricity, Torrent
      Power Dadra); Andaman Electricity; Lakshadweep Electricity; Reliance Energy; SNDL Nagpur; Gift Power; Con Edison
      (Coned); PG and E (Pge Utility); DEWA (Dubai Electricity)`,
  },
  {
    kind: 'water and municipal utility',
    category: 'Bills & Recharge',
    names: `
      BWSSB (Bangalore Water Supply, Bengaluru Water, Bangalore Water); Delhi Jal Board (DJB Water); HMWSSB (Hyderabad
      Metropolitan Water, HMWS, HMWSSB Water); CMWSSB (Chennai Metro Water, Metro Water Chennai); MCGM Water (Mumbai
      Water Bill, BMC Water); PMC Water (Pune Municipal Water); KWA (Kerala Water Authority); UP Jal Nigam (Lucknow
      Jal Sansthan); Uttarakhand Jal (Uttarakhand Jal Sansthan); KUWSDB (Karnataka Urban Water); PHED (PHED Rajasthan,
      Public Health Engineering); Jaipur PHED; Ludhiana Water (Municipal Corporation Ludhiana Water); Surat Municipal
      Water; Gwalior Water; Indore Municipal Water; Jabalpur Water; Haryana Urban Water; Shimla Jal (SJPNL); Nagpur
      OCW (Orange City Water); Navi Mumbai Water; Kalyan Dombivali Water; Mysuru City Water (Vani Vilas Water Works);
      Chandigarh Water; TWAD Board; GWSSB; Punjab Water Supply; Silvassa Water; Port Blair Water; Kolkata Water;
      Ranchi Municipal Water`,
  },
  {
    kind: 'gas',
    category: 'Bills & Recharge',
    names: `
      Indane (Indane Gas, Indian Oil LPG, Indane LPG); HP Gas (Hindustan Petroleum Gas, HPCL LPG); Bharat Gas (Bharat
      Petroleum Gas, BPCL LPG, Ebharat Gas); Mahanagar Gas (MGL Gas, MGL Bill, Mahanagar Gas Ltd); Indraprastha Gas
      (IGL Gas, IGL Bill, Indraprastha Gas Ltd, IGL PNG); Gujarat Gas (Gujarat Gas Company); Adani Gas (Adani Total
      Gas, Indian Oil Adani Gas, IOAGPL); GAIL Gas (Gail Gas Ltd, GAIL India); Sabarmati Gas; Charotar Gas; Vadodara
      Gas (Vadodara Gas Ltd); Maharashtra Natural Gas (MNGL, MNGL Pune); Torrent Gas; Green Gas (Green Gas Ltd, Green
      Gas Lucknow); Central UP Gas (CUGL); Avantika Gas; Bhagyanagar Gas; Haryana City Gas; Think Gas; AG and P Gas
      (AGP Pratham, AGP City Gas); Megha Gas (Megha City Gas, MEIL Gas, Megha Engineering City Gas); Unison Enviro
      (Ashoka Gas); Siti Energy Gas; Aavantika Gas; Irm Energy; Tripura Natural Gas; Assam Gas; Rajasthan State Gas;
      Goa Natural Gas; HPOIL Gas; Bengal Gas; Purba Bharati Gas; Super Gas (SHV Energy); Go Gas (Confidence
      Petroleum); Total Gas; Jyothi Gas; Reliance Gas; Naturgy`,
  },
  {
    kind: 'telecom',
    category: 'Bills & Recharge',
    names: `
      Airtel (Bharti Airtel, Airtel Prepaid, Airtel Prepaid Recharge, Airtelpredirect, Airtel Postpaid, Airtel
      Broadband, Airtel Xstream, Airtel Digital TV, Airtel DTH, Airtel Black, Airtel Thanks, Airtel India, Airtel Money, Bharti Telemedia, Bharti Hexacom, Airtel in); Jio (Reliance Jio, JioRecharge, Jio
      Prepaid, Jio Postpaid, Jio Fiber, Jio AirFiber, Jio Infocomm, Reliance Jio Infocomm, MyJio, Jio Platforms,
      JioInappDirect, Jio Inapp, Jio Mobility, Jio Pay); Vodafone Idea (Vodafone, Vi Postpaid, Vi Prepaid, Vi
      Recharge, Idea Cellular, Idea Postpaid, Vodafone India, Vi Mobile, Vi India, Vilpower, MyVi); BSNL (Bharat
      Sanchar Nigam, BSNL Mobile, BSNL Landline, BSNL Prepaid, BSNL Recharge, BSNL Fibre, Bharat Fibre); MTNL (MTNL
      Mumbai, MTNL Delhi, Mahanagar Telephone); Tata Docomo; Tata Teleservices; Reliance Communications (Rcom);
      Aircel; Matrix Cellular (Matrix Sim); Airalo; Holafly; ClayTel; Verizon; AT and T (ATT Bill, AT&T Mobility);
      TMobile; Etisalat (Eand Etisalat); Singtel; StarHub; Vodafone UK; EE Limited; O2 UK; Telstra; Optus; Rogers
      Communications; Mint Mobile`,
  },
  {
    kind: 'broadband',
    category: 'Bills & Recharge',
    names: `
      ACT Fibernet (Actcorp, Atria Convergence, ACT Broadband, Atria Convergence Technologies); Hathway (Hathway
      Broadband, Hathway Cable, Hathway Datacom); Excitel (Excitel Broadband); YOU Broadband; Tikona (Tikona Infinet);
      Spectra Net (Spectra Broadband, Citycom Networks); Tata Play Fiber (Tata Play Broadband, Tata Sky Broadband);
      GTPL (GTPL Hathway, GTPL Broadband, GTPL KCBPL); Den Broadband (Den Networks); Asianet (Asianet Satellite,
      Asianet Broadband, Asianet Fiber); Kerala Vision (KCCL, Kerala Vision Broadband); Railwire (RailTel, Railtel
      Corporation); Alliance Broadband; Meghbela (Meghbela Broadband); Wishnet; Siti Broadband (Siti Networks,
      Siticable); Netplus (Netplus Broadband, Fastway Transmissions, !Fastway); Connect Broadband (Quadrant
      Televentures); ION Broadband; One Broadband; Nextra (Nextra Teleservices, Nextra Broadband); Joister; Five
      Network (5net); D Vois (Dvois Broadband, DVois Communications); ONEOTT (One OTT Intertainment); Fusionnet
      (Fusionnet Web); Gigatel; Limras Eronet; Rajesh Digital Broadband; RCN Cable; Skylink Fibernet; BBNL; AP Fiber
      (APSFL, AP Fibernet); T Fiber; TACFiber; Ethernet Xpress; Airwire Broadband; Tripleplay (Triple Play Broadband);
      Trikon; SSV Net; Vfibernet; Worldphone; Comway Broadband; Timbl Broadband; Instalinks; Ishan Netsol (Ishan
      Infotech); Intech Online; Mnet Fiber; Swifttele; Pulse Telesystems; Zeta Net; Starlink (Starlink Internet,
      SpaceX Starlink); Comcast (Xfinity); Spectrum Charter; Cox Communications; Virgin Media; Sky UK; BT Group`,
  },
  {
    kind: 'DTH and cable',
    category: 'Bills & Recharge',
    names: `
      Tata Play (Tata Sky, Tata Play Ltd); Dish TV (Dish TV India); D2H (Videocon D2H, D2h Infinity); Sun Direct (Sun
      Direct TV); DD Free Dish; Arasu Cable (TACTV, Tamilnadu Arasu Cable); InCable (IN Digital, IndusInd Media,
      Nxtdigital); KCCL Cable; Manthan Cable; UCN Cable; Thamizhaga Cable; ACT Cable; VK Digital; Sumangali Cable (SCV
      Sumangali); ABS Seven Star`,
  },
  {
    kind: 'recharge and bill app',
    category: 'Bills & Recharge',
    names: `
      Paytm (One97 Communications, Paytm Recharge, Paybil, Ptmbbp, Paytm Bill, Paytm Utility, Paytm Wallet, Paytm Add
      Money); PhonePe (Phonepe Recharge, Phonepe Bill, PhonePe Utility, Phonepe Private, PhonepeBillpay); MobiKwik
      (One Mobikwik, Mobikwik Systems); FreeCharge (Freecharge Payment, Accelyst); Amazon Recharge (Amazon Pay
      Recharge, Amazon Bill, Amazon Pay Bills, Amazon Utilities); Google Pay Bill (Gpay Recharge, Gpay Bill, Google
      Pay Utility, Gpay Utilities, Euronetgpay, Euronet); BillDesk (Indiaideas, Indiaideas Com, BD Utility); Bharat
      BillPay (Bharat Bill Payment, BBPOU); Bajaj Pay; Payzapp (Payzapp Recharge); JustRechargeIt;
      EZPay Bill; !Oxigen (Oxigen Services); ItzCash; Spice Money; PayNearby; Eko India; Setu BBPS; Park Bill;
      TorrentPay; PayWorld; Rapipay; Umang Bill; Tata Neu Bills; CSC E Governance (CSC Spv, Digital Seva); Mee Seva
      (TWallet, TS Online); Karnataka One (Bangalore One); Akshaya Centre; AP Online; MP Online; E Mitra Rajasthan;
      MahaOnline (Aaple Sarkar); Seva Sindhu; FRIENDS Kerala; Sahaj Jan Seva; Lokmitra; NoBroker Pay Utility; Adani
      One Bill`,
  },
];
