import type { MerchantClass } from './merchantClass.ts';

/** Clothes, electronics, household goods, gifts. */
export const shopping: readonly MerchantClass[] = [
  {
    kind: 'online marketplace',
    category: 'Shopping',
    names: `
      Amazon (Amazon Pay, Amazon Pay India, Amazon India, Amazon Seller Services, Amazon IN, Amzn, AMZN Mktp, Amazon
      Marketplace, Amazon Retail, Cloudtail, Appario Retail, Clicktech Retail, Cocoblu); Flipkart (Flipkart Internet,
      Flipkart Payments, Flipkart India, Flipkart Pay, Flipkart Wholesale); Meesho (Fashnear, Fashnear Technologies);
      Snapdeal (Jasper Infotech, Ace Vector); Shopsy (Shopsy by Flipkart); Tata Cliq (Tata Unistore, Tata CliQ Luxury,
      Tata Neu, Tata Digital); ShopClues (Clues Network); Paytm Mall; IndiaMart (Indiamart Intermesh); TradeIndia;
      Moglix (Mogli Labs); Industrybuying; GlowRoad; DealShare Fashion; Trell Shop; eBay (EBay Inc); AliExpress
      (Alibaba, Alipay Singapore); Temu; Shein; Etsy; Wish Com; Shopee; Lazada; Rakuten; Zalando; Noon Com (Noon E
      Commerce); Ubuy; Desertcart; OLX (OLX India); Quikr; Cashify (Manak Waste); Spinny Store; !Hopscotch (Hopscotch
      Online); Limeroad (AM Marketplaces); Craftsvilla; Jaypore; Okhai; iTokri; GoCoop; Tjori; The Loom (The Loom
      Store); Nykaa Man (Nykaa, Nykaa Fashion, Nykaa E Retail, FSN E Commerce, Nykaa Beauty, Nykaa Com); Purplle
      (Purplle Com, Manash Lifestyle, Manash E Commerce); Tira Beauty (!Tira); Sephora (Sephora India); Smytten;
      Bewakoof (Bewakoof Brands); The Souled Store (Souled Store); !Urbanic; Savana Fashion; Newme (Newme Asia);
      !Snitch (Snitch Apparels); Beyoung; Fynd (Shopsense Retail); Clovia (Purple Panda Fashions); Zivame (Actoserba);
      Shyaway; PrettySecrets; Myntra (Myntra Designs, Myntra Jabong, Myntra Jabong India); Jabong; AJIO (Ajio Com,
      Reliance Ajio, Ajio Luxe); Koovs; Yepme; Nnnow; Kindlife; Vaaree; !Frido; Brik Store; Swopstore; GeM Portal
      Store; CSD Canteen (Canteen Stores Department, CSD AFD, URC Canteen)`,
  },
  {
    kind: 'department store',
    category: 'Shopping',
    names: `
      Westside (Westside Trent, Trent Ltd, Trent Limited); Zudio (Zudio Trent, Trent Zudio); Pantaloons (Pantaloon, Aditya Birla
      Fashion, Aditya Birla Fashion and Retail, ABFRL); Shoppers Stop (Shopper Stop, Shoppers Stop Ltd); !Lifestyle
      (Lifestyle International, Lifestyle Stores, Lifestyle Intl); !Max Fashion (Max Fashions, Max Retail); Reliance
      Trends (!Trends, Trends Reliance, Trends Footwear, Trends Woman, Reliance Retail, Reliance Retail Ltd); Yousta;
      Central Mall (Future Lifestyle Fashions); Brand Factory; FBB Fashion (Fashion at Big Bazaar); V Mart (V Mart
      Retail); V2 Retail (V2 Value and Variety); Style Union; Style Up (StyleUp ABFRL); InTune (Intune Shoppers Stop);
      Unlimited Fashion (Arvind Unlimited, Unlimited Megamart); M Baazar (M Bazaar, M Baazar Ltd); Bazaar Kolkata
      (Baazar Kolkata); City Kart; Cantabil; Globus Stores (Globus Fashion); Ebony Retail; Kapsons; Chunmun (Chunmun
      Stores); RmKV (RMKV Silks); Pothys (Pothys Swarna Mahal Textiles, Pothys Textiles); !Nalli (Nalli Silks, Nalli
      Sarees, Nalli Silk); Chennai Silks (The Chennai Silks); Kumaran Silks; Saravana Stores (Saravana Selvarathnam,
      Saravana Selvarathnam Retail, Super Saravana Stores, Legend Saravana, The Legend New Saravana Stores);
      Jayachandran Textiles; Sri Kumaran Stores; Naidu Hall (Naidu Hall Family); Vijayalakshmi Silks; Deepam Silks;
      Angadi Silks; Mysore Saree Udyog; KSIC (KSIC Silks, Mysore Silk Udyog); Kalanjali; Kalamandir (Sai Silks
      Kalamandir, Sai Silks); Kancheepuram Varamahalakshmi (Varamahalakshmi); South India Shopping Mall (South India
      Shopping); Chandana Brothers (Chandana Bros, Chandana Shopping Mall); RS Brothers; CMR Shopping Mall (CMR
      Textiles, CMR Shopping); JC Brothers; Chermas; Brand Bazaar Chermas; Seematti; Jayalakshmi Silks (Jayalakshmi
      Sarees); Kalyan Silks; Pulimoottil Silks; Karalkada; Fashion Street Mall; National Handloom (National Handloom
      House); Asopalav; Roopkala; Deepkala; Paaneri (Paaneri Sarees); Dadar Emporium; Cotton World; Sahil Silk; Meena
      Bazaar (Meena Bazar); Chhabra 555; Frontier Raas (Frontier Bazar); CTC Mall; Tant Ghar; Adi Dhakeshwari; Indian
      Silk House; Byloom; Priya Gopal Bishoyi; Khadi Gramodyog (Khadi Bhandar, Khadi Bhavan, Khadi India, KVIC, Khadi
      Gramodyog Bhavan); Co Optex; Handloom House; Central Cottage Industries (Cottage Emporium, Cauvery Emporium,
      Poompuhar, Lepakshi, Gurjari, Rajasthali, Mrignayani, Phulkari Emporium); Dilli Haat; Marks and Spencer (Marks &
      Spencer, M and S Reliance, Marks n Spencer); Debenhams; Macy's; Nordstrom; Harrods; Selfridges; Primark; TJ
      Maxx; Isetan; Takashimaya; Marshalls Stores; Ross Stores; Kohls; Bloomingdales; Galeries Lafayette; El Corte
      Ingles; John Lewis; Home Centre`,
  },
  {
    kind: 'apparel brand',
    category: 'Shopping',
    names: `
      H and M (H&M Hennes, Hennes and Mauritz, H & M India, HNM India); !Zara (Zara India, Inditex Trent, Inditex,
      Zara Home); Uniqlo (Uniqlo India); !Mango (Mango Store, Mango Fashion); Gap India (Gap Store, Old Navy); Forever
      21; Only Vero Moda (Vero Moda, Jack and Jones, Jack & Jones, Only Stores, Selected Homme, Bestseller, Best
      United India); Levi's (Levi Strauss, Levis Store); Wrangler (Ace Turtle); Lee Jeans (Lee Cooper); Pepe Jeans;
      Flying Machine; Spykar (Spykar Jeans, Spykar Lifestyles); Killer Jeans (Kewal Kiran, Kewal Kiran Clothing);
      !Mufti (Mufti Jeans, Credo Brands); Numero Uno Jeans; Being Human (Being Human Clothing, Mandhana Retail); US
      Polo (US Polo Assn); Arrow Shirts (Arvind Fashions, Arvind Lifestyle Brands, Arvind Store, Arrow Store); Tommy
      Hilfiger (PVH Arvind); Calvin Klein; Gant India; !Nautica; Allen Solly; Louis Philippe; Van Heusen; !Peter
      England (Peter England Store); Ted Baker; !Raymond (Raymond Shop, Raymond Ltd, The Raymond Shop,
      Raymond Made to Measure); Park Avenue (Park Avenue Store, Parx); ColorPlus; Siyaram's (!Siyaram, Siyaram Silk
      Mills); Vimal Suitings (Only Vimal); Linen Club (Jaya Shree Textiles); Grasim Suitings; Blackberrys (Mohan
      Clothing); Zodiac Clothing (Zodiac Shirts); Turtle Ltd (Turtle Limited); Cottonking; Monte Carlo (Monte Carlo
      Fashions); Oswal Woollen; Octave Apparels; Duke Fashions; Jockey (Jockey India, Page Industries, Jockey
      Exclusive); !Rupa (Rupa and Co, Rupa Frontline); Lux Cozi (Lux Industries); Dollar Bigboss; Amul Macho; Enamor;
      Triumph Lingerie (Triumph International); !Amante; Soie; La Senza; Victoria's Secret; Go Colors (Go Fashion);
      Twin Birds; Prisma Leggings; Lyra Leggings; !Biba (Biba Apparels, Biba Fashion); W for Woman (W For Women, TCNS
      Clothing, TCNS); !Aurelia; Global Desi (House of Anita Dongre, AND Designs); Fabindia (Fabindia Overseas,
      Fabindia Ltd); !Anokhi; !Libas (Libas Retail); !Soch (Soch Apparels, Soch Studio); !Neeru's (Neerus Ensembles);
      Kalki Fashion; Manyavar (Vedant Fashions, Mohey, Twamev); Ethnix by Raymond (Ethnix); Tasva; !Sabyasachi
      (Sabyasachi Calcutta); Ritika Pvt Ltd; !Suta (Suta Sarees); House of Masaba; !Indya (House of Indya, High Street
      Essentials); Faballey; Rangriti; Avaasa; Avantra; Jaipur Kurti (Nandani Creation); Gulmohar Jaipur; Aachho
      (Aacho); Juniper Fashion; Ishin Fashions; !Sangria; Rare Rabbit (House of Rare); Powerlook; Bonkers Corner; Off
      Duty India; Freakins; Virgio; Damensch; XYXX (XYXX Apparels); Bombay Shirt Company; Andamen; Creatures of Habit
      (Creature of Habit); No Nasties; !Nicobar (Nicobar Design); Good Earth; !Ancestry; Chumbak (Chumbak Design);
      Happy Socks; Supersox; Balenzia; Mother Earth Store; First Cry (Brainbees, Brainbees Solutions, Firstcry Com);
      Mothercare; Babyhug; Gini and Jony (Gini & Jony); Lilliput Kidswear; Liliput; Hopscotch Kids; Cub McPaws; Mini
      Klub; Chicco India; Mee Mee (Me n Moms); R for Rabbit; LuvLap; SuperBottoms; The Moms Co; Mamaearth (Honasa,
      Honasa Consumer); Hamleys (Hamleys Toys); Toys R Us; Funskool; LEGO (Lego Store, Lego Certified); Crossword
      Toys; Smyths Toys; Gucci; Prada; Burberry; Louis Vuitton; Hermes Paris; Dior; Chanel; Versace; Armani (Armani
      Exchange, Emporio Armani, Giorgio Armani); Hugo Boss; Coach Store; Michael Kors; Kate Spade; Charles and Keith
      (Charles & Keith); Aldo (Aldo Shoes, Major Brands); Steve Madden; Guess India; Superdry; Diesel Store Fashion;
      Massimo Dutti; Bershka; Pull and Bear; Stradivarius Fashion; Next Plc; River Island; Topshop; Asos; Boohoo;
      Banana Republic; J Crew; Abercrombie (Abercrombie and Fitch, Hollister); American Eagle (American Eagle
      Outfitters, Aeropostale); Lululemon; Ralph Lauren (Polo Ralph Lauren); Lacoste; Benetton (United Colors of
      Benetton, UCB Benetton); Columbia Sportswear; The North Face (Northface); Patagonia; Wildcraft (Wildcraft
      India); !Woodland (Woodland Store, Aero Club, Woodlands Shoes)`,
  },
  {
    kind: 'footwear and sports',
    category: 'Shopping',
    names: `
      Bata (Bata India, Bata Shoe, Hush Puppies); Metro Shoes (Metro Brands, Mochi Shoes, !Mochi); Khadim's (Khadim
      India); Sreeleathers; Liberty Shoes (Liberty Footwear); Relaxo (Relaxo Footwear, Relaxo Footwears, !Sparx);
      Paragon Footwear (Paragon Slippers); VKC Footwear (VKC Pride); Campus Shoes (Campus Activewear, Campus Sports);
      Action Shoes; Red Tape (Mirza International); Red Chief (Leayan Global); Lee Cooper Shoes; Ajanta Footwear;
      Walkaroo; Walkmate; Inc 5 (Inc.5 Shoes); Catwalk Shoes (!Catwalk); Tresmode; Regal Shoes; !Rocia; Da Milano;
      Hidesign; Baggit; Lavie Bags (Lavie World); Caprese Bags (Caprese); !Zouk (Zouk Bags); Mokobara; Nasher Miles;
      Safari Bags (Safari Industries); VIP Bags (VIP Industries, Skybags, Aristocrat Bags); American Tourister
      (Samsonite, Samsonite South Asia); !Delsey; !Tumi; !Fossil (Fossil India, Fossil Store); Crocs (Crocs India);
      Skechers (Skechers India, Skechers Retail); Clarks Shoes (Clarks India); Birkenstock; Neeman's; Solethreads;
      Plaeto; Aretto; Chupps; Flo Mattress Footwear; Puma (Puma Sports, Puma Store, Puma Sports India); Nike (Nike
      India, Nike Store, Sssports); Adidas (Adidas India, Adidas Store, Adidas Originals); Reebok (Reebok India);
      Asics (Asics India); New Balance; Under Armour; Fila; !Converse; Vans Store; Onitsuka Tiger; Hoka; Decathlon
      (Decathlon Sports, Decathlon Sports India, Decathlonindia); Sports Station (Planet Sports); Sports365; Khelmart;
      SG Cricket; Cosco India; Nivia Sports (Nivia); Yonex Sunrise (Yonex); Li Ning (Sunlight Sports Lining); Hero
      Cycles; Firefox Bikes; Track and Trail (Track & Trail); Btwin Cycles; Ninety One Cycles; BSA Hercules; EMotorad;
      Giant Starkenn; Cultsport; Alcis Sports (Alcis); HRX Store; Technosport; Campus Sutra; Foot Locker; JD Sports;
      Superkicks; VegNonVeg`,
  },
  {
    kind: 'jewellery and watches',
    category: 'Shopping',
    names: `
      Tanishq (Tanishq Jewellery, Tanishq Titan, Mia by Tanishq, Zoya Titan); CaratLane (Caratlane Trading); !Titan
      (Titan Company, Titan World, Titan Co, World of Titan, Titan Eyeplus Watches, Titan Watches); Fastrack (Fastrack
      Store); Sonata Watches; Helios Watch (Helios Watch Store, Helios Titan); Manappuram Jewellers; Kalyan Jewellers (Kalyan Jewellery,
      Candere, Candere by Kalyan); Malabar Gold (Malabar Gold and Diamonds, Malabar Gold & Diamonds, Malabar Diamonds,
      Malabar Jewellers); Joyalukkas (Joyalukkas Jewellery, Jos Alukkas); Bhima Jewellers (Bhima Jewellery, Bhima
      Gold, Bhima and Brother); Lalithaa Jewellery (Lalitha Jewellery, Lalithaa Jewellers); GRT Jewellers (GRT
      Jewellery, G R Thanga Maligai, GRT Thangamaligai); Thangamayil (Thangamayil Jewellery); Prince Jewellery;
      Khazana Jewellery (Khazana Jewellers); NAC Jewellers (Nathella, N Anantha Chetty); Vummidi Bangaru (VBJ
      Vummidi); Kirtilals; Saravana Elite Jewellery; CMR Jewellers; Tibarumal Jewellers; Mangatrai; Manepally
      Jewellers; PC Jeweller (PC Jewellers, PCJ); Tribhovandas Bhimji (TBZ, TBZ The Original, Tribhovandas Bhimji
      Zaveri); PN Gadgil (PNG Jewellers, PN Gadgil Jewellers, P N Gadgil and Sons); Waman Hari Pethe (WHP Jewellers);
      Chintamani's Jewellers; Ranka Jewellers; Chandukaka Saraf; Reliance Jewels (Reliance Jewel); Senco Gold (Senco
      Gold and Diamonds, Senco); PC Chandra (PC Chandra Jewellers); Anjali Jewellers; MP Jewellers; BC Sen Jewellers;
      Khimji Jewels; Lalchnd Jewellers; Hazoorilal; Orra (Orra Jewellery, Orra Fine Jewellery); Gitanjali Gems;
      Nakshatra Jewels; D'damas; Forevermark; Divine Solitaires; Bluestone (Blue Stone Jewellery); Melorra; Giva (Giva
      Jewellery, Indiejewel Fashions); Palmonas; !Kushal's (Kushal Fashion Jewellery); Voylla; Pipa Bella; Tribe
      Amrapali (Amrapali Jewels); Sukkhi; Priyaasi; Swarovski (Swarovski India); Pandora Jewellery; Tiffany and Co
      (Tiffany & Co); Cartier; Rolex; Omega Watches; Tissot; Casio (Casio India, G Shock Casio); Seiko; Citizen
      Watches; Timex (Timex Group); Daniel Wellington; HMT Watches; Ethos Watches (Ethos Ltd, Ethos Watch Boutique);
      Kapoor Watch (Kapoor Watch Co); Just In Time Watches (Justintime); Zimson; Jaipur Gems; Muthoot Exim Gold Coin`,
  },
  {
    kind: 'electronics and appliances',
    category: 'Shopping',
    names: `
      Croma (Croma Electronics, Infiniti Retail, Croma Retail); Reliance Digital (Reliance Digital Retail, MyJio
      Store, Jio Store Digital); Vijay Sales (Vijay Sales India); Poorvika (Poorvika Mobiles, Poorvika Mobile);
      Sangeetha Mobiles (Sangeetha Gadgets); Big C Mobiles (Big C Mobile, BigC); Lot Mobiles; Bajaj Electronics
      (Electronics Mart India); Sonovision; Pai International (Pai Electronics, Pai Mobiles); Girias (Girias
      Investment); Adishwar India (Adishwar, Adishwar Electro World); Viveks (Viveks Ltd); Vasanth and Co (Vasanth &
      Co); Sathya Agencies (Sathya Mobiles, Sathya Technosoft); Darling Digital World (Darling Electronics); Shah
      Electronics; Nandilath (Nandilath G Mart, Gopu Nandilath); Bismi Appliances; myG (MyG Digital, 3G Mobile World,
      MyG Future); Oxygen Digital (Oxygen The Digital Shop); Pittappillil Agencies (Pittappillil); QRS Retail; Great
      Eastern Retail (Great Eastern Trading); Khosla Electronics; Kohinoor Electronics; Snehanjali; Sales India; Next
      Retail India; Ezone Electronics; Tata Croma Zip; UniverCell; The Mobile Store; HotSpot Mobiles; Spice Hotspot;
      Maple Store (Maple Digital); Imagine Store (Imagine Apple, Imagine Tresor, Tresor Systems); Aptronix; Unicorn
      Infosolutions (Unicorn Store Apple); iPlanet (Iplanet Store); Inspire Apple Store (Inspire India); iStudio;
      Apple Store (Apple India, Apple Retail, Apple India Private); Samsung (Samsung India, Samsung Store, Samsung
      Smart Plaza, Samsung Smart Cafe, Samsung Shop); OnePlus (Oneplus Technology); Xiaomi (Mi Store, Mi Com, Xiaomi
      Technology, Mi Home Store, Xiaomi India); Realme (Realme India, Realme Mobile); Oppo (Oppo Mobiles, Oppo India);
      Vivo Mobile (Vivo India, Vivo Mobile India); Motorola; Nokia Store (HMD Global, HMD India); Nothing Tech
      (Nothing Technology); Lava Mobiles; Micromax; Google Store (Google Pixel Store); Sony Center (Sony India, Sony
      Centre); LG Electronics (LG Best Shop, LG Brandshop, LG India); Panasonic (Panasonic India, Panasonic Life
      Solutions); Philips India (Philips Domestic Appliances); Whirlpool (Whirlpool India); Haier (Haier Appliances);
      Bosch Home (BSH Household, Siemens Home); IFB Appliances (IFB Industries, IFB Point); Voltas (Voltas Ltd, Voltas
      Beko); Blue Star (Blue Star Ltd, Bluestar AC); Daikin (Daikin Airconditioning, Daikin India); Hitachi Home;
      Godrej Appliances (Godrej Interio, Godrej and Boyce, Godrej & Boyce); Havells (Havells India, Havells Galaxy);
      Crompton (Crompton Greaves); Orient Electric; Usha International; Bajaj Electricals; V Guard; Luminous Power
      (!Luminous); Microtek; Symphony Coolers; Atomberg (Atomberg Technologies); Prestige Xclusive (Prestige Smart
      Kitchen, TTK Prestige); Pigeon Stovekraft (Stovekraft); Butterfly Gandhimathi; Preethi Kitchen; Hawkins Cookers;
      Borosil; Milton Hamilton; Cello World; Wonderchef; Kent RO (Kent Ro Systems); Eureka Forbes (Aquaguard); Pureit;
      Livpure (Livpure Water); AO Smith; DrinkPrime; Urban Company Native; Dyson (Dyson India, Dyson Technology);
      iRobot Puresight; BoAt (Boat Lifestyle, Imagine Marketing); !Noise (Gonoise, Nexxbase); Boult (Boult Audio);
      Fire Boltt; pTron; Zebronics; Portronics; Ambrane; JBL (Harman India, JBL Store); Bose India; Sennheiser;
      Skullcandy; Marshall Audio; GoPro; DJI Store; Canon India (Canon Image Square); Nikon India; Fujifilm India; HP
      World (HP Store, HP India Sales, HP Shop); Dell India (Dell Store, Dell Exclusive, Dell International); Lenovo
      (Lenovo India, Lenovo Exclusive); Asus (Asus India, Asus Exclusive); Acer India (Acer Mall); MSI Computer; Intel
      Store; Logitech; Microsoft Store (Microsoft India Store); PrimeABGB; MD Computers; Vedant Computers; Vishal
      Peripherals; EZPZ Solutions; SP Road Computers; Nehru Place Computers; The IT Depot; Golchha IT; Elitehubs;
      RoboCraze; Robu In (Robu, Macfos); Electronicscomp; DigiKey; Mouser; Element14; Headphone Zone; Meckeys;
      StacksKB; GadgetsNow; Supertails Gadgets; Amkette; Best Buy; B and H Photo (B&H Photo); Newegg; Micro Center;
      Currys; MediaMarkt; Yodobashi; Bic Camera; Sharaf DG; Jumbo Electronics; Harvey Norman; Challenger Tech`,
  },
  {
    kind: 'furniture and home',
    category: 'Shopping',
    names: `
      IKEA (Ikea India); Pepperfry (Trendsutra); Urban Ladder; Home Town (Praxis Home Retail); Wakefit (Wakefit
      Innovations); Sleepwell (Sheela Foam); Kurlon; Duroflex; The Sleep Company (Sleep Company, Comfort Grid);
      SleepyCat; Springfit; Centuary Mattress; Peps Mattress (Peps Industries); Flo Mattress; Sunday Mattress; Emma
      Mattress; Springwel; Nilkamal (Nilkamal Ltd, Nilkamal Homes, At Home Nilkamal); Durian Furniture (!Durian);
      Royaloak (Royaloak Furniture, Royaloak Incorporation); Stanley Lifestyles; Damro (Damro Furniture); Evok Homes
      (!Evok); Housefull Furniture; Spacewood; Zuari Furniture; WoodenStreet; Saraf Furniture; Insaraf; Hometown
      Furnitech; Woodsworth; Fabfurnish; Furlenco (Kieraya); Rentomojo (Edunetwork); Cityfurnish; Rentickle; Livspace (Home
      Interior Designs E Commerce); HomeLane; Design Cafe; Bonito Designs; Decorpot; Asian Paints (Asian Paints
      Beautiful Homes, Beautiful Homes); Berger Paints; Nerolac (Kansai Nerolac); Nippon Paint (Nippon Paints); Dulux
      (Akzo Nobel India); Indigo Paints; JSW Paints; Kajaria (Kajaria Ceramics); !Somany (Somany Ceramics); Johnson
      Tiles (HR Johnson); Orientbell; Nitco; Jaquar (Jaquar and Company); Hindware; Cera Sanitaryware; Parryware;
      Kohler India (Kohler); Grohe; Pidilite; Greenply; CenturyPly; Hafele; Hettich; Ebco; Sleek Kitchens (Sleek
      International); Ellementry; Home Stop; @Home Store; Maspar; D'Decor; Bombay Dyeing; Spaces Welspun (Welspun,
      Welspun India); Portico New York; Trident Ltd Home; Swayam India; Raymond Home; Stellar Home; Story at Home;
      Obeetee; Jaipur Rugs; Yellow Verandah; The Purple Turtles; White Teak; Jainsons Emporio; Fos Lighting; Wipro
      Lighting; Syska (Syska LED); Ugaoo; Nurserylive; Bombay Greens; Rolling Nature; MyBageecha; Kyari;
      Phool Co (!Phool); Cycle Agarbathi (Cycle Pure); Iris Home Fragrances; Ekam Candles; Miniso (Miniso India,
      Miniso Life Style); Mumuso; Muji (Reliance Muji); Daiso; Flying Tiger; Tupperware; Vaya Life; The Better Home
      (Better Home); Home Depot (The Home Depot); Lowe's; Bed Bath and Beyond (Bed Bath & Beyond); Wayfair; Crate and
      Barrel; Pottery Barn; West Elm; Williams Sonoma; Pan Emirates; Danube Home; ACE Hardware; Bunnings`,
  },
  {
    kind: 'beauty and personal care',
    category: 'Shopping',
    names: `
      Sugar Cosmetics (Vellvette Lifestyle); MyGlamm (Good Glamm, Sanghvi Beauty); Lakme Store (Lakmeindia, Lakme
      Lever Store); Lotus Herbals (Lotus Organics); Biotique (Bio Veda Action); Forest Essentials (Mountain Valley
      Springs); Kama Ayurveda; Khadi Natural; VLCC Personal Care; Himalaya Store (Himalaya Drug, Himalaya Wellness,
      Himalaya Herbals); The Body Shop (Body Shop, Quest Retail); Bath and Body Works (Bath & Body Works); Innisfree;
      The Face Shop (Faceshop); Kiehl's; Clinique; Estee Lauder (ELCA Cosmetics); MAC Cosmetics; Bobbi Brown; Huda
      Beauty; L'Oreal (L Oreal India); Maybelline; Colorbar (Colorbar Cosmetics); Faces Canada; Revlon; Oriflame; Avon
      Beauty; Amway (Amway India, Amway India Enterprises); Modicare; Vestige Marketing (!Vestige); Herbalife
      (Herbalife International, Herbalife Nutrition); Forever Living; Tupperware Beauty; mCaffeine (Pep Technologies);
      Plum Goodness (Plum Beauty, Pureplay Skin Sciences); Minimalist (Beminimalist, Uprising Science); Dot and Key
      (Dot & Key); The Derma Co (Derma Co); Foxtale (Foxtale Consumer); Hyphen Skin (Mcaffeine Hyphen); Conscious
      Chemist; Dr Sheth's; Aqualogica; Pilgrim Beauty (Heavenly Secrets); WOW Skin Science (Wow Skin, Fit and Glow
      Healthcare); Juicy Chemistry; Arata Zero; Bare Anatomy (Innovist, Chemist at Play); Just Herbs; Soulflower; St
      Botanica; Vilvah (Vilvah Store); Nat Habit; !Indulekha; Bombay Shaving Company (Visage Lines); Beardo (Zed
      Lifestyle); Ustraa (Happily Unmarried); The Man Company (Helios Lifestyle); LetsShave; Gillette Store; Park
      Avenue Grooming; Bella Vita (Bella Vita Organic, Idam Natural); Skinn Titan; Ajmal Perfume (Ajmal Perfumes);
      Parcos (Parcos Beauty); Engage Perfume; Villain Perfumes; Fragrance Shop (Scentials, Beauty Concepts); Secret
      Temptation; Renee Cosmetics (Renee Beauty); Swiss Beauty; Insight Cosmetics; Blue Heaven Cosmetics; Elle 18; Kay
      Beauty; Ordinary Skincare; Health and Glow (Health & Glow, H&G Store); New U (Newu Dabur); Sephora Tata; Ulta
      Beauty; Boots UK (Boots Pharmacists UK); Watsons Store; Superdrug`,
  },
  {
    kind: 'gifts, flowers, pets',
    category: 'Shopping',
    names: `
      Ferns N Petals (FNP, Ferns and Petals, FNP Etail); IGP (IGP Com, Indian Gifts Portal); Interflora; !Winni
      (Dreamz Gift); Floweraura; Bloomsvilla; Archies (Archies Ltd, Archies Gallery); Hallmark Cards (Hallmark
      Gallery); Itsy Bitsy; Giftcart; Oye Happy; Bigsmall; Printvenue; Vistaprint (Cimpress); Zoomin; Canvera; Printo
      (Printo Document); Giftalove; MyFlowerTree; Gaia Gifts; Woohoo (Qwikcilver, Pine Labs Gift); GyFTR (Vouchagram);
      Gift Card Amazon; Heads Up For Tails (HUFT, Earth Paws); Supertails; Petsworld; Zigly; Drools (Drools Pet Food);
      Royal Canin; Pedigree India; Just Dogs; Dogspot; Goofy Tails; Captain Zack; Pawfectly Made; PetSmart; Petco;
      Chewy Com; Itokri Gifts; Kala Niketan; Bharat Sthali; !Chhapa; Color Me Mad; Tanariri; Puja Store Online; Giri
      Trading (Giri Trading Agency); Isha Life (Isha Foundation Store); Rudra Centre; Auroville Shop; Sri Sri Tattva;
      Mangaldeep; Khadi Gift Shop`,
  },
];
