import type { MerchantClass } from './merchantClass.ts';

/** Taxes, fees and fines, and the portals where they are paid. */
export const government: readonly MerchantClass[] = [
  {
    kind: 'tax and government portal',
    category: 'Taxes & Government',
    names: `
      Income Tax Department (Income Tax, Income Tax Epay CBDT, Income Tax Epay, ITD Epay, CBDT, CBDT Direct Tax, CBDT
      TIN, TIN NSDL, TIN 2 0, Oltas, Eportal Incometax, Direct Taxes, Protean PAN, NSDL PAN, UTIITSL); GST Network
      (GSTN, GST Payment, GST Portal, Goods and Services Tax, CBIC, CBIC GST, CBEC, CBEC Excise, GST CPIN); Customs
      ICEGATE (Icegate, Indian Customs); MCA21 (MCA Services, Ministry of Corporate Affairs, MCA Fees); EPFO (EPFO
      Employer, Employees Provident, EPFO Contribution, EPF Payment); Passport Seva (Passport Seva Kendra, Passport
      Office, Ministry of External Affairs); Parivahan (Parivahan Sewa, !Vahan, Sarathi Parivahan, Parivahan Mvd,
      MoRTH, Ministry of Road Transport); Echallan (Traffic Challan, Virtual Court, Vcourts, Traffic Police Fine,
      Delhi Traffic Police, Bangalore Traffic Police, Mumbai Traffic Police); BBMP (BBMP Property Tax, BBMP Property,
      Bruhat Bengaluru, Greater Bengaluru Authority); GHMC (GHMC Property Tax, Greater Hyderabad Municipal); BMC
      Mumbai (MCGM, MCGM Property Tax, Brihanmumbai Municipal, Municipal Corporation of Greater Mumbai); MCD Delhi
      (MCD Property Tax, MCD Online, Municipal Corporation of Delhi, SDMC, EDMC, North DMC); NDMC (NDMC Delhi, New
      Delhi Municipal Council); Chennai Corporation (Greater Chennai Corporation, Corporation of Chennai); Kolkata
      Municipal (KMC Kolkata, Kolkata Municipal Corporation); PMC Pune (Pune Municipal Corporation, PMC Property Tax,
      PCMC, PCMC Property Tax, Pimpri Chinchwad Municipal); AMC Ahmedabad (Ahmedabad Municipal, Ahmedabad Municipal
      Corporation); Surat Municipal Corporation; Vadodara Municipal (VMC Vadodara); Rajkot Municipal; Thane Municipal
      (TMC Thane); NMMC (Navi Mumbai Municipal); KDMC; Nagpur Municipal; Nashik Municipal; Indore Municipal (IMC
      Indore); Bhopal Municipal; Lucknow Nagar Nigam; Kanpur Nagar Nigam; Varanasi Nagar Nigam; Ghaziabad Nagar Nigam;
      Jaipur Nagar Nigam (JMC Jaipur, Jaipur Municipal); MC Chandigarh; MCG Gurugram (MC Gurugram, Municipal
      Corporation Gurugram); MCF Faridabad; Ludhiana Municipal; Patna Municipal; Ranchi Municipal; BMC Bhubaneswar;
      GVMC (GVMC Visakhapatnam); VMC Vijayawada; Coimbatore Corporation; Madurai Corporation; Kochi Corporation
      (Cochin Corporation); Trivandrum Corporation; Mysuru City Corporation; Hubli Dharwad Municipal; Mangaluru City
      Corporation; Stock Holding (SHCIL, SHCIL E Stamp); Kaveri Karnataka (Kaveri 2 0, Kaveri Online); IGR Maharashtra
      (GRAS Maharashtra, Mahakosh, GRAS Mahakosh); IGRS AP (IGRS Telangana); TNREGINET; UP Stamp Registration; eGRAS
      (E Gras Rajasthan, EGRAS Haryana); Khajane II (Khajane 2, K2 Khajane); Cyber Treasury (MP Treasury, MP Cyber
      Treasury, UP Rajkosh, Rajkosh); GRIPS WB (Grips West Bengal, WBIFMS); Bharatkosh (NTRP, Non Tax Receipt); Sugam
      Collect; RTI Online; UIDAI (Aadhaar UIDAI, UIDAI Aadhaar); DigiLocker (Digilocker Fee); Election
      Commission of India; Supreme Court of India (E Courts, E Filing Courts, Ecourts Pay); IP India (Patent Office,
      Controller General Patents); FSSAI (Foscos, Food Safety and Standards); Drugs Control; BIS Care; DGFT; Import Export DGFT; Udyam; GeM SPV;
      Kerala Treasury (E Treasury Kerala, Etreasury); K Smart Kerala (K Smart); Dharani Telangana; Bhulekh; Meebhoomi;
      CERSAI; TRACES; Sampann Pension; Police Clearance; FRRO; VFS Passport; OCI Services; IRS USATaxPymt (IRS Treas);
      HMRC; DVLA; Ministry of Home Affairs; India Post (Department of Posts, Dept of Posts, India Post Parcel, Speed
      Post)`,
  },
];
