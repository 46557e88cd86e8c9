import type { MerchantClass } from './merchantClass.ts';

/** Donations, and services of no other class. */
export const others: readonly MerchantClass[] = [
  {
    kind: 'giving and worship',
    category: 'Others',
    names: `
      GiveIndia (Giveindia Donation, Give Foundation, Give Do); Ketto (Ketto Online, Ketto Foundation); !Milaap
      (Milaap Social, Milaap Org); ImpactGuru (Impactguru Technology); CRY (CRY India, Child Rights and You); Akshaya
      Patra (The Akshaya Patra Foundation); !Goonj; HelpAge India (Helpage); Smile Foundation; Save the Children (Bal
      Raksha Bharat); UNICEF (Unicef India); World Vision India; Oxfam India; Greenpeace India; WWF India; PETA India;
      Blue Cross of India; Cuddles Foundation; Teach for India; Pratham Education; Nanhi Kali (KC Mahindra Education);
      SOS Childrens Villages; Isha Foundation (Isha Outreach, Isha Yoga); Art of Living (Vyakti Vikas Kendra, The Art
      of Living); ISKCON (Iskcon Temple, Hare Krishna Movement, ISKCON Bangalore); Ramakrishna Mission (Ramakrishna
      Math, Belur Math); Chinmaya Mission; Tirumala Tirupati (TTD, TTDevasthanams, Tirumala Tirupati Devasthanams, TTD
      Seva, SVBC TTD); Shirdi Sai Baba (Shri Saibaba Sansthan, Saibaba Sansthan, Shirdi Sansthan); Vaishno Devi
      (SMVDSB, Mata Vaishno Devi, Shri Mata Vaishno Devi); Sabarimala (Travancore Devaswom, Sabarimala Online);
      Guruvayur Devaswom (!Guruvayur); Siddhivinayak (Shree Siddhivinayak, Siddhivinayak Temple); Kashi Vishwanath
      (Shri Kashi Vishwanath); Ram Mandir (Ram Janmabhoomi, Shri Ram Janmbhoomi Teerth); Golden Temple (SGPC,
      Shiromani Gurdwara); Jagannath Temple; Somnath Trust; Dwarkadhish; Banke Bihari; Ajmer Sharif; Haji Ali;
      !Velankanni; BAPS (BAPS Swaminarayan, Swaminarayan Temple); Brahma Kumaris; Osho Foundation; !Sadhguru; Dera
      Beas (RSSB, Radha Soami Satsang); Sathya Sai Trust (Sri Sathya Sai); PM CARES (PM Cares Fund, PMNRF, Prime
      Ministers National Relief); CM Relief Fund (CMRF, Chief Minister Relief, CMDRF); Swachh Bharat Kosh; Bharat Ke
      Veer; Armed Forces Flag Day; Vama App (Vama Temples); Sri Mandir App (Sri Mandir, AppsForBharat); DevDham;
      Wikimedia (Wikipedia, Wikimedia Foundation); Red Cross (Indian Red Cross); !Rotary (Rotary Foundation, Rotary
      Club); Lions Clubs (Lions Club); Doctors Without Borders (MSF India); GoFundMe; DonateKart; Fuel A Dream
      (Crowdera); Wishberry`,
  },
  {
    kind: 'services at home and for the person',
    category: 'Others',
    names: `
      Urban Company (UrbanClap, Urbanclap Technologies, Urban Company Ltd); Pronto Help (Pronto Services); Snabbit
      (Snabbit Tech); Housejoy (Sarvaloka Services); HomeTriangle; !Sulekha (Sulekha Com); Justdial (JD Justdial);
      BookMyBai; Broomees; Pinch Services; Looks Salon (Looks Unisex Salon, Looks Hair and Beauty, Looks Saloon);
      Naturals Salon (Naturals Unisex, Naturals Unisex Salon, Groom India Salon); Lakme Salon (Lakme Salons, Lakme
      Beauty Salon, Lakme Absolute Salon); Jawed Habib (Jawed Habib Hair, Habib Hair and Beauty, Javed Habib, JH Hair
      Salon); Enrich Salon (Enrich Beauty, Enrich Hair and Skin); Jean Claude Biguine (JCB Salon, Biguine); Toni and
      Guy (Toni & Guy); Green Trends (Green Trends Salon, Trends in Vogue); Bodycraft (Body Craft Salon, Bodycraft
      Spa); Bounce Salon (Bounce Style Lounge, Bounce Hair Salon); Play Salon; Page 3 Salon (Page 3 Luxury Salon);
      Limelite Salon (Limelite); Geetanjali Salon (Geetanjali Studio); Affinity Salon; Truefitt and Hill (Truefitt &
      Hill, Truefitt); YLG Salon (YLG); Strands Salon; BBlunt (Bblunt Salon); Juice Salon; Mirrors Salon; Manea Salon;
      Essensuals; Four Fountains Spa (The Four Fountains); O2 Spa; Tattva Spa; Sawadee Spa; Nailbox; Nail Spa
      Experience; Chandrika Salon; Great Clips; Supercuts; Tumbledry; UClean; Laundrymate; Fabrico (Fabrico Dry
      Cleaners); PressTo (Pressto India); Washmart; DhobiLite; Pick My Laundry; Jeeves Drycleaning; Wassup Laundry;
      Hiclean; Quick Dry Cleaning; Rent A Maid; NoBroker Packers; Agarwal Packers (Agarwal Packers and Movers, APML);
      !Porter (Smartshift Logistics, Porter Logistics, Resfeber Labs, Porter In); Borzo (WeFast, Wefast India); Uber
      Connect; Lalamove; Blue Dart (Blue Dart Express); DTDC (DTDC Express, DTDC Courier); Delhivery (Delhivery Ltd);
      Professional Courier (Professional Couriers, The Professional Couriers); Ecom Express; Ekart (Ekart Logistics, Instakart); Xpressbees; Shadowfax;
      FedEx (Fedex Express); DHL (DHL Express); UPS India; Aramex; Shiprocket (Bigfoot Retail); !Gati (Gati KWE);
      Safexpress; TCI Express; ST Courier; Franch Express; Trackon; Shree Maruti Courier (Maruti Courier); Shree
      Tirupati Courier; Anjani Courier (Shree Anjani Courier); Madhur Courier; VRL Parcel; WeWork (Wework India);
      Awfis (Awfis Space); Smartworks (Smart Works Coworking); IndiQube; 91Springboard; Innov8 (Innov8 Coworking);
      CoWrks (Cowrks India); Regus (Regus Office, IWG India); BHIVE (Bhive Workspace); Simpliwork; GoHive (Gohive
      Workspaces); MyHQ; Skootr; The Hive Coworking; LegalZoom; Vakilsearch (Zolvit, Uber9 Business); IndiaFilings;
      LegalWiz; Razorpay Rize; LawRato; Notary Online; Leegality; Kaleidofin; HDFC Sales; Verisign; Upwork; Fiverr;
      Freelancer Com; Toptal; Truelancer; TaskRabbit; Sodexo Housekeeping; Quess Corp; TeamLease; BVG India; G4S
      India; SIS India; Securitas India; Peregrine Guarding; ADT India; HiCare (Hicare Services); Rentokil PCI
      (Rentokil, Pest Control India); Godrej Hit; Terminix SIS; OyeBusy; Mr Right; Timesaverz; Zimmber; Nearbuy
      (Nearbuy India); Groupon; Little Internet; Crownit; Coupon Dunia; Stamps Com; Postal Service USPS (USPS); Royal
      Mail; Canada Post; Thumbtack`,
  },
];
