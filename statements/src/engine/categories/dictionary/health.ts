import type { MerchantClass } from './merchantClass.ts';

/** Medicine, care, tests, fitness. */
export const health: readonly MerchantClass[] = [
  {
    kind: 'pharmacy',
    category: 'Health',
    names: `
      Apollo Pharmacy (Apollo Pharmacies, Apollo 247, Apollo Healthco, Apollo24x7, Apollo Medicals); PharmEasy (Axelia
      Solutions, API Holdings, 91Streets, Pharmeasy Com); Netmeds (Netmeds Marketplace, Netmeds Com); Tata 1mg (1mg,
      1mg Technologies, One mg, 1MG Healthcare); MedPlus (Medplus Health, Optival Health, Medplusmart); Wellness
      Forever (Wellness Forever Medicare); Noble Plus (Noble Medichem, Noble Chemist); Frank Ross (Frank Ross
      Pharmacy, Emami Frank Ross); Guardian Pharmacy (Guardian Healthcare); 98.4 Pharmacy; Religare Wellness;
      Sanjivani Pharmacy (Sanjeevani Medicals, Sanjeevani Pharmacy); Dawaa Dost; Generic Aadhaar; Jan Aushadhi
      (Pradhan Mantri Jan Aushadhi, PMBJP, Janaushadhi Kendra); Medlife; Truemeds (Intellihealth Solutions); Medkart
      (Medkart Pharmacy); Davaindia (Zota Healthcare); mChemist; Myra Medicines; Zeelab Pharmacy (Zee Lab); Planet
      Pharmacy; Aster Pharmacy (Alfaone Retail); Thulasi Pharmacy; Apex Medicals; StayHappi Pharmacy; Trust Chemists;
      Hetero Pharmacy; Viva Pharmacy; Sasta Sundar (Flipkart Health, Flipkart Health Plus); HealthKart (Bright
      Lifecare, Healthkart Com); MuscleBlaze; Optimum Nutrition; Guardian GNC (GNC India); Neulife; Nutrabay; Big
      Muscles (Bigmuscles Nutrition); Oziva (Zywie Ventures); Wellbeing Nutrition; Kapiva (Adret Retail); Setu
      Nutrition; Dabur (Dabur India); Zandu Care; Baidyanath (Shree Baidyanath); Himalaya Pharmacy; Dr Vaidya's;
      Kottakkal Arya Vaidya Sala (Kottakkal, Arya Vaidya Sala, Arya Vaidya Pharmacy); Vaidyaratnam; Dhootapapeshwar;
      Dr Batra's (Dr Batras Positive Health); Dr Reckeweg; SBL Homoeopathy; Man Matters (Mosaic Wellness, Be Bodywise,
      Little Joys); !Traya (Traya Health); Bold Care; Misters In; Cipla Health; CVS Pharmacy (CVS); Walgreens; Rite
      Aid; Boots Pharmacy; Guardian Singapore; Chemist Warehouse; Swiggy Pharmacy; Amazon Pharmacy`,
  },
  {
    kind: 'hospital and clinic',
    category: 'Health',
    names: `
      Apollo Hospitals (Apollo Hospital, Apollo Hospitals Enterprise, Apollo Clinic, Apollo Cradle, Apollo Spectra,
      Apollo Dental, Apollo Health and Lifestyle, Apollo Gleneagles); Fortis (Fortis Hospital, Fortis Healthcare,
      Fortis Hospitals, Fortis Escorts); Manipal Hospital (Manipal Hospitals, Manipal Health, Columbia Asia, Manipal
      Northside); Max Healthcare (Max Hospital, Max Super Speciality, Max Super Specialty, Max Smart Hospital);
      Medanta (Medanta Hospital, Global Health Ltd, Medanta The Medicity); Narayana Health (Narayana Hrudayalaya,
      Narayana Multispeciality, NH Narayana); Aster Hospital (Aster DM, Aster CMI, Aster Medcity, Aster MIMS, Aster
      RV, Aster Prime); SVIMS; IGIMS; KGMU; AIIMS (All India Institute of Medical, AIIMS New Delhi); !Kokilaben (Kokilaben Dhirubhai, Kokilaben Dhirubhai
      Ambani, Kokilaben Hospital); Lilavati Hospital; Breach Candy (Breach Candy Hospital); PD Hinduja (Hinduja
      Hospital); Jaslok (Jaslok Hospital); !Nanavati (Nanavati Max, Nanavati Hospital); Saifee Hospital; Wockhardt
      Hospital (Wockhardt Hospitals); HN Reliance (Sir HN Reliance, Reliance Foundation Hospital); Tata Memorial (Tata
      Memorial Hospital, Tata Memorial Centre); KEM Hospital; Ruby Hall (Ruby Hall Clinic); Sahyadri Hospital
      (Sahyadri Hospitals); Jehangir Hospital; Deenanath Mangeshkar; Jupiter Hospital (Jupiter Lifeline); Bombay
      Hospital; Holy Family Hospital; Sir Ganga Ram (Sir Ganga Ram Hospital, Ganga Ram Hospital); BLK Hospital (BLK
      Max, BLK Super Speciality); Indraprastha Apollo; Artemis Hospital (Artemis Medicare, !Artemis); Paras Hospital
      (Paras Hospitals, Paras Health); Safdarjung Hospital; Primus Hospital; !Moolchand (Moolchand Hospital, Moolchand
      Healthcare); Batra Hospital; Jaypee Hospital; Yatharth Hospital (!Yatharth); Kailash Hospital; Metro Hospital
      (Metro Heart Institute); Sarvodaya Hospital; Asian Institute of Medical; Sakra World Hospital (!Sakra); St
      John's Hospital (St Johns Medical); Ramaiah Memorial (MS Ramaiah Hospital, Ramaiah Hospital); BGS Gleneagles
      (Gleneagles Global, Gleneagles Hospital); SPARSH Hospital (Sparsh Hospitals); Sagar Hospitals; Vikram Hospital;
      Baptist Hospital (Bangalore Baptist); NIMHANS; !Jayadeva (Sri Jayadeva Institute); !Kidwai (Kidwai Memorial);
      Cloudnine (Cloud Nine Hospital, Kids Clinic India); Motherhood Hospital (Motherhood Hospitals, Rhea Healthcare);
      Rainbow Children's (Rainbow Hospitals, Rainbow Childrens Medicare); Ankura Hospital; Fernandez Hospital; Yashoda
      Hospital (Yashoda Hospitals, Yashoda Healthcare); KIMS Hospital (KIMS Hospitals, Krishna Institute of Medical);
      CARE Hospital (Care Hospitals, Quality Care India); Continental Hospital (Continental Hospitals); Star
      Hospitals; Sunshine Hospital (Sunshine Hospitals); AIG Hospitals (Asian Institute of Gastroenterology);
      Basavatarakam; NIMS Hyderabad; Virinchi Hospital; Omega Hospitals; Medicover (Medicover Hospitals); SIMS
      Hospital; MIOT (MIOT International, MIOT Hospital); Sankara Nethralaya (Sankara Nethralaya Trust, Medical
      Research Foundation); Kauvery Hospital (Kauvery Medical, !Kauvery); Billroth Hospital; Vijaya Hospital;
      Gleneagles Chennai; Rela Hospital (Dr Rela Institute); CMC Vellore (Christian Medical College, CMC Hospital);
      PSG Hospital (PSG Hospitals); KMCH (Kovai Medical Center); Ganga Hospital; GKNM Hospital; Meenakshi Mission;
      Amrita Hospital (Amrita Institute of Medical); Lakeshore Hospital (VPS Lakeshore); Rajagiri Hospital; Lisie
      Hospital; Baby Memorial; KIMS Trivandrum (KIMSHEALTH); Ananthapuri Hospital; Sree Chitra (SCTIMST); AMRI
      Hospital (AMRI Hospitals); Peerless Hospital; Woodlands Hospital; RN Tagore (Rabindranath Tagore Hospital);
      Belle Vue Clinic; Ruby General; Medica Superspecialty (Medica Hospital); Desun Hospital; Kalinga Hospital; Sum
      Hospital; Paras HMRI; Ford Hospital; GNRC (GNRC Hospital); Nemcare; Sanjay Gandhi PGI (SGPGI); PGIMER (PGI
      Chandigarh); Ivy Hospital (Ivy Health); DMC Ludhiana (Dayanand Medical College); Fortis Mohali; SMS Hospital;
      Eternal Hospital (Eternal Heart Care); Mahatma Gandhi Hospital; Zydus Hospital (Zydus Hospitals); Sterling
      Hospital (Sterling Hospitals); CIMS Hospital (Marengo CIMS, Marengo Asia); Shalby (Shalby Hospitals); Choithram
      Hospital; Bansal Hospital; Wockhardt Nagpur; KDAH Indore; ESIC Hospital; CGHS Wellness; Clove Dental (Star
      Dental Centre); Sabka Dentist (Sabka Dentist Total Dental); Dentys; Partha Dental; FMS Dental; Apollo White
      Dental; toothsi (Makeo, MakeO Toothsi); Invisalign; Illusion Aligners; Dr Agarwals (Dr Agarwal's Eye, Dr
      Agarwals Eye Hospital, Dr Agarwals Health Care); Vasan Eye Care (Vasan Health Care); Aravind Eye (Aravind Eye
      Hospital, Aravind Eye Care); LV Prasad (LV Prasad Eye, L V Prasad Eye Institute); Sankara Eye (Sankara Eye
      Hospital, Sankara Eye Foundation); Narayana Nethralaya; Nethradhama; ASG Eye (ASG Eye Hospital); Centre for
      Sight (Center for Sight); Eye Q Hospital (EyeQ); Sharp Sight; Shroff Eye (Shroffs Charity Eye); Bharti Eye;
      Maxivision; Disha Eye; Lotus Eye Hospital; Oasis Fertility; Indira IVF (Indira IVF Hospital); Nova IVF (Nova
      Pulse IVF); Birla Fertility; Crysta IVF; Ferty9; Kaya Clinic (Kaya Skin, Kaya Ltd); Oliva Clinic (Oliva Skin,
      Oliva Skin and Hair); VLCC (VLCC Health Care, VLCC Wellness); Richfeel; Advanced Hair Studio; Labelle; Clinic
      Dermatech; Practo (Practo Tech, Practo Technologies); mfine (Novocura Tech); DocsApp (MediBuddy, Medibuddy
      DocsApp, Medi Assist Healthcare, Phasorz); Tata Health; Lybrate; Portea (Portea Medical, Healthvista); HCAH
      (Healthcare at Home); Nightingales Home Health; Pristyn Care (Ihealth and Wellness); Even Healthcare; Kenko
      Health; Visit Health; Loop Health; Onsurity; Ekincare; 1to1help; YourDost; Amaha (Inner Hour); Mindhouse;
      BetterHelp; Kaiser Permanente; Physiotattva; Qi Spine; Lenskart (Lenskart Com, Lenskart Solutions, Dealskart,
      John Jacobs); Titan Eye Plus (Titan Eye); Vision Express (Reliance Vision Express); Specsmakers; GKB Opticals
      (GKB Opticals Ltd); Lawrence and Mayo (Lawrence & Mayo); Himalaya Optical; Dayal Opticals; Gangar Opticians
      (Gangar Eyenation); Coolwinks; Bausch and Lomb (Bausch & Lomb); Specsavers; Sunglass Hut; Amplifon; WS
      Audiology; Hear com`,
  },
  {
    kind: 'laboratory',
    category: 'Health',
    names: `
      Dr Lal PathLabs (Lal Pathlabs, Dr Lal Path); Thyrocare (Thyrocare Technologies); Metropolis (Metropolis
      Healthcare, Metropolis Labs); SRL Diagnostics (Agilus, Agilus Diagnostics, SRL Ltd); Healthians (Expedient
      Healthcare); Redcliffe Labs (Redcliffe Lifetech, Redcliffe); Orange Health (Orange Health Labs); Vijaya
      Diagnostic (Vijaya Diagnostics, Vijaya Diagnostic Centre); Lucid Diagnostics; Tapadia Diagnostic; Tenet
      Diagnostics; Suburban Diagnostics; Krsnaa Diagnostics (Krsnaa); Neuberg (Neuberg Diagnostics, Neuberg Anand,
      Anand Diagnostic Laboratory); Medall (Medall Healthcare); Aarthi Scans (Aarthi Scan, Aarthi Scans and Labs);
      Hitech Diagnostic; Bharat Scans; Ehrlich Lab; Lister Metropolis; Clumax; Cadabams Diagnostics; RV Metropolis;
      Mahajan Imaging; House of Diagnostics; City X Ray (City X-Ray and Scan); Max Lab; Oncquest; Dr Dangs Lab (Dr
      Dangs); Modern Diagnostic; Prognosis Labs; Aspira Pathlab; Unipath; Supratech; Sterling Accuris (Accuris); DDRC
      SRL (DDRC Agilus); Suraksha Diagnostics (Suraksha Diagnostic, Suraksha Clinic); Pulse Diagnostics; Apollo
      Diagnostics; Pathkind (Pathkind Labs); Lifecell (Lifecell International); Cordlife (Cordlife India, Cryoviva);
      Mapmygenome; MedGenome; Ganesh Diagnostic (Ganesh Diagnostics and Imaging); Quest Diagnostics; LabCorp`,
  },
  {
    kind: 'fitness',
    category: 'Health',
    names: `
      Cult.fit (Curefit, Curefit Healthcare, Curefit Services, Cult Gym, Cult Pass, Cure Foods Fit); Gold's Gym (Golds
      Gym India); Anytime Fitness; Fitness First; Talwalkars (Talwalkars Gym); Snap Fitness; Planet Fitness; F45
      Training; Fitternity; Slam Fitness (Slam Lifestyle); Powerhouse Gym; Contours Women's; Nitrro Fitness; Your
      Fitness Club (YFC Gym); Multifit; Crunch Fitness; Chisel Fitness; Volt Gyms; 48 Fitness; O2 Gym; FitPass;
      HealthifyMe (Healthifyme Wellness, Healthify); Fittr (Squats Fitness); FITTO; Sarva Yoga (!Sarva); Akshar Yoga;
      Artofliving Yoga; Habuild; MyYogaTeacher; Bikram Yoga; Fitbit; !Whoop; Ultrahuman; Garmin (Garmin India);
      Strava; Peloton; ClassPass; Orangetheory; Equinox Gym; LA Fitness; 24 Hour Fitness; PureGym`,
  },
];
