import type { MerchantClass } from './merchantClass.ts';

/** Food to cook and household goods. */
export const groceries: readonly MerchantClass[] = [
  {
    kind: 'quick commerce',
    category: 'Groceries',
    names: `
      Blinkit (Blinkit JKB, Blinkit Commerce, Blink Commerce, Grofers, Grofers India); Zepto (Zeptonow, Zepto Marketplace, Kiranakart,
      Geddit Convenience, Drogheria Sellers); Instamart (Swiggy Instamart, Swiggy Genie); BB Now; Dunzo (Dunzo Daily,
      Dunzo Digital); Flipkart Minutes; Amazon Fresh (Amazon Now); Fraazo; !Pluckk; Deep Rooted; Ninjacart; Handpickd;
      FirstClub; Slikk Groceries; Swish Groceries; KiranaPro`,
  },
  {
    kind: 'online grocery',
    category: 'Groceries',
    names: `
      BigBasket (Innovative Retail Concepts, Supermarket Grocery Supplies, BB Daily); JioMart (JioMart Grocery);
      Milkbasket; Country Delight; Otipy (Crofarm); Supr Daily; DailyNinja; Licious (Delightful Gourmet); FreshToHome
      (Freshtohome Foods); TenderCuts; Zappfresh; Meatigo; Captain Fresh; Farmizen; Farm2Kitchen; I Say Organic;
      Organic Mandya; Organic India; 24 Mantra; Two Brothers Organic Farms; Anveshan; Akshayakalpa; Sid's Farm; Happy
      Milk; Humpy Farms; Puresh Daily; Doodhvale (Doodhvale Farms); Milk Mantra; Provilac; Gourmet Garden; Gourmet
      Garden Veggies; Kisankonnect; Nature's Basket (Natures Basket Ltd); Godrej Nature's Basket; Dealshare; Citymall
      (City Mall Online); !Udaan (Hiveloop); Jumbotail; Satvacart; Grocermax; ZopNow; Grozo; Bazaar Cart; Vegease;
      Chop n Cook; Freshwoods; Mr Milkman; Farmley; Happilo; Nutraj; Tong Garden; Slurrp Farm (Slurrp); Yoga Bar
      Foods; True Elements; Conscious Food; Pro Nature; Safe Harvest; Nutty Gritties; Rage Coffee; Tata Nutrikorner;
      Vahdam (Vahdam Teas)`,
  },
  {
    kind: 'supermarket',
    category: 'Groceries',
    names: `
      D Mart (DMart Ready, Avenue Supermarts, Avenue E Commerce); Reliance Fresh (Reliance Fresh Ltd); Reliance Smart
      (Reliance Smart Bazaar, Smart Bazaar, Smart Bazar, Reliance Smart Point, Smart Point); Freshpik (Reliance
      Freshpik); More Supermarket (More Megastore, More Retail, More Quality 1st, Aditya Birla Retail); Spencers
      (Spencers Retail, Spencers Hyper); Star Bazaar (Star Market, Trent Hypermarket, Star Hyper); !Spar (Spar
      Hypermarket, Spar Hyper, Max Hypermarket); !Ratnadeep (Ratnadeep Supermarket, Ratnadeep Retail); Heritage Fresh;
      Nilgiris (Nilgiris 1905); Easyday (Easyday Club); Vishal Mega Mart (Vishal Mega); Metro Cash and Carry (Metro
      Cash & Carry, Metro Cash n Carry, Metro Wholesale); Lulu Hypermarket (Lulu Hyper, Lulu Mall Hyper, Lulu
      International, Lulu Express, Lulu Connect); Best Price Wholesale (Walmart India, Bestprice Modern); Booker Wholesale;
      HyperCity; Big Bazaar (Fbb Big Bazaar, Future Retail); Food Bazaar; Foodhall; Foodworld (Foodworld
      Supermarkets); Namdhari's Fresh (Namdhari Fresh, !Namdhari); Modern Bazaar; Le Marche; Le Marche Retail; 24Seven
      (Twenty Four Seven Retail); In & Out Stores (In and Out BPCL); Haiko Supermarket (Haiko); Society Stores;
      Sarvodaya Supermarket; Sahakari Bhandar (Sahakari Bhandar Reliance); Apna Bazaar (Apna Bazar); Kendriya Bhandar;
      Super Bazar Coop; Mother Dairy (Mother Dairy Booth, !Safal, Safal Mother Dairy); Hopcoms; Rythu Bazar (Rythu
      Bazaar); Uzhavar Sandhai; Supplyco (Maveli Store, Civil Supplies Corporation); Triveni Supermarket; Margin Free
      (Margin Free Market); Varkeys Retail; Bismi Hypermarket (!Bismi); Elite Supermarket; Ponmani
      Supermarket; Saravana Stores Grocery; Kannan Departmental Store (Kannan Departmental); Nilgiris Dairy; Grace
      Supermarket; Pazhamudir Nilayam (Pazhamudhir, Kovai Pazhamudir, Kovai Pazhamudir Nilayam, KPN Farm Fresh, KPN
      Fresh); Sunny Bee (WayCool); MK Retail (MK Ahmed Bazaar, M K Ahmed); Vijetha Supermarkets (!Vijetha); Usha Kiran
      Supermarket; Q Mart; Balaji Grand Bazar (Balaji Grand Bazaar); Pure O Natural; Magson (Magson Retail); Osia
      Hypermart (Osia Mart); National Handloom Supermarket; V Mart Groceries; Arambagh Foodmart (Arambagh); C3 The
      Marketplace; Bigmart Supermarket; Apna Mart; SuperK; Kirana King; Wellcare Supermarket; Needs Supermarket (Needs
      The Supermarket); SRS Value Bazaar; Vishwas Supermarket; Harsha Supermarket; Royal Mart Supermarket; City Gold
      Supermarket; Al Fareeda Supermarket; Nesto Hypermarket (Nesto); Loyal World (Loyal World Supermarket); Pothys
      Hyper; Sri Kannan Departmental; Guardian Lifecare Grocery; Bombay Bazar; Dorabjee's (Dorabjee); Chitale Dairy;
      Ruchi Supermarket`,
  },
  {
    kind: 'supermarket abroad',
    category: 'Groceries',
    names: `
      Walmart (Walmart Supercenter); Costco (Costco Wholesale); !Target Stores (Target Store); Tesco (Tesco Stores,
      Tesco Express); Sainsbury's; Asda; Waitrose; Morrisons; !Aldi; Lidl; Carrefour; Auchan; Whole Foods (Whole Foods
      Market); Trader Joe's; Kroger; Safeway; Publix; FairPrice (NTUC FairPrice, NTUC); Cold Storage Supermarket;
      Sheng Siong; 7 Eleven (Seven Eleven); FamilyMart; Choithrams; Spinneys; Al Maya Supermarket; Mustafa Centre;
      Woolworths Supermarkets; Coles Supermarkets; Loblaws; Instacart`,
  },
  {
    kind: 'dairy and food brand',
    category: 'Groceries',
    names: `
      Amul (Amul Parlour, Amul Preferred Outlet, GCMMF); Nandini Milk (Nandini Parlour, Nandini Milk Parlour, Nandini
      Dairy, KMF Nandini, Bamul); Aavin (Aavin Milk, Aavin Parlour); Milma; Vijaya Dairy; Sudha Dairy; Saras Dairy;
      Verka (Verka Milk, Milkfed); Vita Dairy; Parag Milk (Parag Dairy); Gowardhan Dairy; Mahanand; Gokul Milk; Warana
      Dairy; Sanchi Dairy; Omfed; Heritage Foods; Dodla Dairy; Hatsun (Hatsun Daily, HAP Daily, Arokya Milk, Hatsun
      Agro); Thirumala Milk; Jersey Creamline; Arun Milk; Tirumala Dairy; Kwality Dairy; Nestle Milk; Namaste India
      Milk; Gyan Dairy; Purabi Dairy; Red Cow Dairy; Metro Dairy; Banglar Dairy; Suguna Chicken (Suguna Daily Fressh,
      Suguna Foods); Venky's (Venkys Xprs, Venkateshwara Hatcheries); Godrej Real Good Chicken; Sneha Chicken;
      Zorabian; Aashirvaad Atta; Fortune Foods Mart; Patanjali (Patanjali Store, Patanjali Chikitsalay, Patanjali
      Ayurved, Patanjali Mega Store); Khadi Organic Foods; Bisleri (Bisleri at Doorstep, Bisleri International);
      Kinley Water; Aquafina Jars; Aqua Jar Water; Himalayan Water; DRY Fruit House (Dry Fruit Hub, Kashmiri Dry
      Fruits)`,
  },
];
