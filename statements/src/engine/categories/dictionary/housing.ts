import type { MerchantClass } from './merchantClass.ts';

/** Rent, housing societies, property. */
export const housing: readonly MerchantClass[] = [
  {
    kind: 'rent platform and society app',
    category: 'Rent & Housing',
    names: `
      NoBroker (Nobroker Rent Pay, NoBroker Technologies, Nobroker Rent, Nobroker Pay, Nobroker Com); NoBrokerHood
      (Nobrokerhood Society); MyGate (Mygate Society Maintenance, Vivish Technologies, Mygate Maintenance); ADDA
      Society (Adda Io, Apna Complex, 3Five8 Technologies, 3Five8); Society Connect; Housing.com (Locon Solutions,
      Housing Rent, Housing Edge); Magicbricks (Magicbricks Realty, Magicbricks Rent); 99acres; RedGirraffe (RentPay,
      Redgirraffe Com); PayMagicRent; CRED RentPay (Cred Rent); Paytm Rent (Paytm Rent Payment); Phonepe Rent (Phonepe
      Rent Payment); Freecharge Rent (Mobikwik Rent); Nestaway (Nestaway Technologies); Stanza Living (Dtwelve
      Spaces); !Zolo (Zolostays, Zolo Living, Zolostays Property); CoLive (Colive Coliving); OYO Life; YourSpace; Housr
      (Housr Technologies, Thedoor Housr); Isthara (Isthara Parks); HelloWorld Living (Hello World Coliving,
      HelloWorld Technologies); Olive by Embassy (Olive Living); Settl (Settl Coliving); Truliv; CoHo (Coho Living);
      Placio (Tribe Student, Tribe Stays); Good Host Spaces (Goodhost); Union Living; Boston Living; NestAway Homes;
      Grexter; Square Yards; Anarock; PropTiger; Flat and Flatmates (Flatmates); Urban Money; CommonFloor; Makaan Com;
      Brookfield Properties; DLF (DLF Home Developers, DLF Ltd); Prestige Estates (Prestige Property Management,
      Prestige Group); Brigade Group (Brigade Enterprises); !Sobha (Sobha Ltd, Sobha Developers); Godrej Properties;
      !Lodha (Lodha Group, Macrotech Developers); Oberoi Realty; Puravankara (Purva Land); Salarpuria (Salarpuria
      Sattva); Hiranandani (Hiranandani Communities); Kolte Patil; Mahindra Lifespaces; Tata Housing; Shapoorji
      Pallonji (Shapoorji); Embassy Group; Casagrand; Aparna Constructions; My Home Constructions; Phoenix Mills;
      Raheja Corp (K Raheja, K Raheja Corp); ATS Infrastructure; !Supertech; Gaur Sons (!Gaurs); !Ansal; M3M India;
      Emaar India; !Unitech; Amrapali Group; Jaypee Greens; DDA Delhi (Delhi Development Authority); MHADA; CIDCO; BDA
      Bangalore (Bangalore Development Authority); HMDA; GDA Ghaziabad (Ghaziabad Development Authority); Noida
      Authority (New Okhla Industrial); GNIDA (Greater Noida Industrial); HSVP (HUDA Haryana, Haryana Shehri Vikas);
      PUDA Punjab (GMADA); TNHB (Tamil Nadu Housing Board); KHB (Karnataka Housing Board); RHB Rajasthan (Rajasthan
      Housing Board); UP Avas Vikas; GHB Gujarat; CBRE South Asia (CBRE); JLL India (Jones Lang LaSalle); Knight
      Frank; Cushman Wakefield; Zillow; Rightmove; Zoopla; SpareRoom`,
  },
];
