import type { MerchantClass } from './merchantClass.ts';

/** Prepared food and drink. */
export const foodAndDining: readonly MerchantClass[] = [
  {
    kind: 'food delivery',
    category: 'Food & Dining',
    names: `
      Swiggy (SwiggyUPI, Swiggy Ltd, Swiggy Bundl, Bundl Technologies, Swiggy Limited, Swiggy Food, Swiggystores);
      Zomato (Zomato Ltd, Zomato Online Order, Zomato Media, Zomato Limited, Zomato Order, Zomato Internet, Eternal
      Limited, Eternal Ltd); EatSure (Rebel Foods); EatClub (Box8, Poncho Hospitality); Uber Eats; Foodpanda; MagicPin
      (Samast Technologies); !Thrive (Thrive Now, Hashtag Loyalty); Waayu (Waayu App); DotPe; EazyDiner; Dineout
      (Times Internet Dineout); Zomato District Dining; FreshMenu; HungerBox; SmartQ; Elior India; Sodexo (Sodexo
      India, Pluxee, Pluxee India); Zeta Meal; Compass Group India; Deliveroo; Grubhub; DoorDash; Just Eat; Grabfood;
      Talabat; Ownly; Swish Food; Bistro by Blinkit; Zepto Cafe; Toing; Masalabox; Yumlane; HomeFoodi; !Shef;
      NoshTales; !Homely (Homely Meals); FoodCloud; Nammafood; Roppen Food; Petpooja; UrbanPiper; Limetray;
      Railrestro; Zoop India (Zoop Train Food); eCatering IRCTC; Travel Khana`,
  },
  {
    kind: 'fast food',
    category: 'Food & Dining',
    names: `
      Domino's (Dominos Pizza, Jubilant Foodworks, Jubilant Food); Pizza Hut (Sapphire Foods); McDonald's (Hardcastle
      Restaurants, Hardcastle, Connaught Plaza Restaurants, Westlife Foodworld, McDelivery, McCafe); KFC (KFC India,
      KFC Restaurants, Devyani International, Devyani); Burger King (Restaurant Brands Asia); !Subway (Subway India,
      Subway Systems, Subway Restaurant, Eversub); Taco Bell (Burman Hospitality); Popeyes; Wendy's; Carl's Jr; Johnny
      Rockets; Dunkin (Dunkin Donuts); Krispy Kreme; Mad Over Donuts; Papa John's; La Pino'z (La Pinoz Pizza); Oven
      Story; MOJO Pizza; Pizza Express; Smokin Joe's; Chicago Pizza; Pizza Bakery; !Onesta; Si Nonna's; Leo's
      Pizzeria; Pino's Pizza; Brik Oven; Tossin Pizza; Instapizza; Sbarro; US Pizza; Eatalian Pizza; Wow Momo (Wow
      Momos, Wow China, Wow Chicken); Jumboking; Goli Vada Pav; Burger Singh; Burger Farm; Biggies Burger (Biggies
      Burger N More); Wat a Burger; Burgerama; Good Flippin Burgers; Louis Burger; Burgrill; Burger Craft; !Truffles
      (Truffles Ice and Spice); Faasos (Faasos Food); Behrouz (Behrouz Biryani); Rolls Mania; Kathi Junction; Kati
      Zone; Hot Breads; Nirulas; Keventers; Frozen Bottle; Drunken Monkey; Juice Lounge; Boost Juice; Fruit Punch
      Juices; Chaat Street; !Gianis (Giani Ice Cream); Hell's Kitchen Shawarma; Al Baik; !Barcelos; Nando's; !Chili's;
      Five Guys; Shake Shack; Chipotle; Panda Express; Tim Hortons (Tim Horton); Pret A Manger (!Pret); Costa Coffee
      (!Costa); Wetzel's Pretzels; Auntie Anne's; Cinnabon; Quiznos; Arby's; Chick Fil A; In N Out Burger; Jollibee;
      !Greggs; Itsu; Wagamama; Toast Box; Ya Kun; Tealive`,
  },
  {
    kind: 'coffee and tea',
    category: 'Food & Dining',
    names: `
      Starbucks (Starbucks Coffee, Tata Starbucks); Cafe Coffee Day (Coffee Day Global, Coffee Day, CCD Value
      Express); Barista (Barista Coffee, Barista Lavazza, Barista Diner); Third Wave Coffee (Third Wave, Third Wave
      Coffee Roasters, Heisetasse Beverages); Blue Tokai (Blue Tokai Coffee); Chaayos (Sunshine Teahouse); Chai Point
      (Mountain Trail Foods); Chai Break; Chai Sutta Bar; Chai Bunk; Chai Kings; Chai Waale (Chai Wale); MBA Chai
      Wala; Tea Post; Tea Trails; Tea Time (Tea Time Cafe); Tea Villa (Tea Villa Cafe); !Tapri (Tapri Central);
      Teamax; Black Pekoe; Karak Chai; Irani Chai (Nimrah Cafe); Kiosk Kaffee; Hatti Kaapi; Coffee Culture; Coffee
      Bond; Coffee by Di Bella (Di Bella Coffee); Coffee Bean and Tea Leaf (Coffee Bean & Tea Leaf); Gloria Jean's;
      Cafe Mocha; Mocha Cafe; Bru World Cafe; Brewberrys; !Subko (Subko Coffee); Araku Coffee (Araku Cafe); Sleepy
      Owl; Bombay Island Coffee; KC Roasters (Koinonia Coffee); Maverick and Farmer; Corridor Seven; Roastery Coffee
      House (Roastery Coffee); Dope Coffee; Curious Life Coffee; Savorworks; Paper and Pie; Rameshwaram Cafe (The
      Rameshwaram Cafe); Matteo Coffea; Cafe Amudham; Filter Coffee House; Kaapi Kada; Madras Coffee House; Kumbakonam
      Degree Coffee; Indian Coffee House; Cothas Coffee; !Levista; Narasus Coffee; Boba Bhai; Nothing Before Coffee;
      ABCoffee; First Coffee; Bikanervala Chai; Caribou Coffee; Dutch Bros; Peet's Coffee; Lavazza Cafe; Tchibo;
      Luckin Coffee`,
  },
  {
    kind: 'restaurant',
    category: 'Food & Dining',
    names: `
      Barbeque Nation (Barbeque Nation Hospitality, BBQ Nation, UBQ); Absolute Barbecues (AB's Absolute Barbecues,
      Absolute Barbeque); Coal Barbecues; Flechazo; Pirates of Grill; Mainland China (Speciality Restaurants); Oh
      Calcutta; Sigree Global Grill; Asia Kitchen; Chili Thai; Punjab Grill (Lite Bite Foods); You Mee; !Zambar;
      Street Foods by Punjab Grill; Hard Rock Cafe; TGI Fridays (TGIF); Social Offline (Impresario, Impresario
      Entertainment); Smoke House Deli; Mamagoto; Farzi Cafe; Made in Punjab; Pa Pa Ya (Papaya Asian); Massive
      Restaurants; Burma Burma (Hunger Pangs); Bombay Canteen (The Bombay Canteen, Hunger Inc); O Pedro; Bombay
      Brasserie; !Trishna; Bademiya; Britannia and Co; Cafe Mondegar; Leopold Cafe; Shiv Sagar; Sukh Sagar; Kailash
      Parbat; Guru Kripa Sion; Elco Pani Puri; Cream Centre; Gajalee; Mahesh Lunch Home; Jai Hind Lunch Home; Copper
      Chimney; Bombay Barbeque; Delhi Highway; Global Fusion; Yauatcha; Hakkasan; Wasabi by Morimoto; Olive Bar and
      Kitchen (Olive Bar & Kitchen, Olive Beach); Toit (Toit Brewpub); Windmills Craftworks; Arbor Brewing (Arbor
      Brewing Company); Byg Brewski (Byg Brewski Brewing); Big Pitcher; Biergarten; Vapour Brewpub; Ironhill; Geist
      Brewing; Brewbot; Doolally (Doolally Taproom); Effingut; Independence Brewing; Gateway Brewing; Striker Brewery;
      Beer Cafe (The Beer Cafe); Bira Taproom; Tonique (Tonique Wines); Living Liquidz; World of Wines; Madhuloka
      (Madhuloka Liquor); MTR (MTR 1924, Mavalli Tiffin Rooms, Mavalli Tiffin); Vidyarthi Bhavan; Brahmin's Coffee
      Bar; CTR Malleshwaram (Shri Sagar CTR); Airlines Hotel; !Koshy's; Empire Restaurant (Hotel Empire, Empire
      Hotel); Meghana Foods (Meghana Biryani); Nagarjuna Restaurant (Nagarjuna Residency, Nagarjuna Hotel); Nandhana
      Palace (!Nandhana, Nandhini Deluxe, !Nandhini); Shivaji Military Hotel; Udupi Grand; Udupi (Udupi Cafe, Udupi
      Upahar, Udupi Garden, Udupi Hotel, Udupi Sri Krishna); Adyar Ananda Bhavan (A2B, AAB Adyar, Adyar Anandha
      Bhavan); Saravana Bhavan (Hotel Saravana Bhavan, Saravanaa Bhavan, Hotel Saravanaa Bhavan, Saravana Bhavan
      Hotels); Sangeetha Veg (Sangeetha Restaurant, Sangeetha Vegetarian, Hotel Sangeetha); Murugan Idli (Murugan Idli
      Shop, Murugan Idly); Ratna Cafe; !Geetham (Geetham Veg); Vasanta Bhavan (Namma Veedu Vasanta Bhavan, Vasantha
      Bhavan); Junior Kuppanna; Anjappar (Anjappar Chettinad); Ponnusamy Hotel (Hotel Ponnusamy); !Buhari (Hotel
      Buhari); Dindigul Thalappakatti (Thalappakatti, Thalapakatti, Dindigul Thalapakattu); Salem RR Biryani (SS
      Hyderabad Biryani, SS Hyderabad, RR Biryani); Ya Mohaideen Biryani; Aasife Biriyani (Aasife); Charminar Biryani;
      Sukkubhai Biriyani; Annalakshmi; Sree Annapoorna (Annapoorna Gowrishankar, Sree Annapoorna Sree Gowrishankar);
      Haribhavanam; Kovai Biryani; Paragon Restaurant (Paragon Calicut); Rahmath Hotel; Zam Zam Restaurant; Thalassery
      Restaurant; Grand Pavilion; Dhe Puttu; Sree Krishna Sweets Restaurant; Paradise Biryani (Paradise Food Court,
      Paradise Restaurant, Paradise Takeaway); Bawarchi (Bawarchi Biryani, Bawarchi Restaurant, RTC X Roads Bawarchi);
      Cafe Bahar; Shah Ghouse; Pista House; Shadab Hotel (Hotel Shadab); Sarvi Restaurant; Cafe Niloufer (Niloufer);
      Chutneys (Chutneys Restaurant); Minerva Coffee Shop; Rayalaseema Ruchulu; Subbayya Gari Hotel; Kritunga
      (Kritunga Restaurant); Ulavacharu; Mehfil Restaurant; Bahar Biryani Cafe; Santosh Dhaba; Biryani By Kilo
      (Biryani Blues, Sky Gate Hospitality); Lucky Biryani; Ammis Biryani; Potful (Potful Biryani); Behrouz Royal;
      !Arsalan (Arsalan Restaurant); !Aminia; Shiraz Golden; Dada Boudi Biryani; Peter Cat; Mocambo; Flurys; Kusum
      Rolls; Nizam's (Nizams Kathi); Bhojohori Manna; 6 Ballygunge Place (Six Ballygunge Place); !Karim's (Karim
      Hotel); Al Jawahar; Moti Mahal (Moti Mahal Delux); Gulati Restaurant; Pindi Restaurant; Rajinder Da Dhaba;
      Bukhara ITC; Saravana Bhavan CP; Naivedyam (Naivedyam Restaurant); Cafe Delhi Heights (Delhi Heights); Big Chill
      (Big Chill Cafe); !Diggin (Diggin Cafe); Khan Chacha; Al Bake; !Wenger's; Kake Da Hotel (Kake Di Hatti, Kake Da
      Dhaba); Sita Ram Diwan Chand; Om Sweets (Om Sweets and Snacks); Amrik Sukhdev (Sukhdev Dhaba, Amrik Sukhdev
      Dhaba); Mannat Dhaba; Pind Balluchi; Haveli Restaurant; Gopal's 56; Tunday Kababi; Dastarkhwan; Royal Cafe
      Lucknow; Rawat Mishthan (Rawat Mishtan Bhandar); Laxmi Mishthan Bhandar (LMB Jaipur); Gordhan Thal; Rajdhani
      Thali (Rajdhani Restaurant, Khandani Rajdhani); Panchavati Gaurav; Agashiye; Honest Restaurant (Honest
      Bhajipav); Havmor Restaurant; Sankalp Restaurant; Dakshinayan; Vaishali Restaurant (Hotel Vaishali); Cafe
      Goodluck (Good Luck Cafe); Hotel Shreya; Wadeshwar; Bedekar Misal; Kaka Halwai (Kaka Halwai Sweets); Fish Curry
      Rice; Malaka Spice; German Bakery (German Bakery Wunderbar); Martins Corner; Britto's (Brittos Goa); Vinayak
      Family Restaurant; Dine In Thali; Olive Garden; Red Lobster; Cheesecake Factory (The Cheesecake Factory); Din
      Tai Fung; Haidilao; Paris Baguette; Nobu; Zuma Restaurant; Paul Bakery Cafe; Le Pain Quotidien; PF Changs`,
  },
  {
    kind: 'sweets, bakery, ice cream',
    category: 'Food & Dining',
    names: `
      Haldiram's (Haldiram, Haldiram Snacks, Haldiram Foods, Haldiram Marketing, Haldiram Manufacturing); Bikanervala
      (Bikanerwala, Bikano, Bikaner Sweets); Bikaji (Bikaji Foods); !Nathu's (Nathu Sweets); Bengali Sweet House;
      Kaleva Sweets (!Kaleva); Evergreen Sweet House (Evergreen Sweets); Aggarwal Sweets (Agarwal Sweets, Aggarwal
      Sweet Corner); Chhappan Bhog; Madhurima Sweets; Ram Asrey (Ram Asrey Sweets); Tewari Brothers (Tiwari Bros,
      Tewari Bros); Punjab Sweet House (Punjabi Ghasitaram, Ghasitaram); Brijwasi Sweets (!Brijwasi); MM Mithaiwala;
      Jhama Sweets; Tip Top Plaza; Prashant Corner; Chitale Bandhu (Chitale Bandhu Mithaiwale, Chitale Express); Kaka
      Halwai Shop; Jagdish Farshan; Farki (Farki Sweets); Kandoi Bhogilal; Das Khaman (Das Surti Khaman); Jai Hind
      Sweets; Ganesh Bhel; Sree Krishna Sweets (Sri Krishna Sweets); Grand Sweets and Snacks (Grand Snacks); Adyar
      Bakery; Agarwal Bhavan; KC Das; Balaram Mullick (Balaram Mullick Radharaman Mullick); Banchharam's (Banchharam);
      Mithai Kolkata; Gupta Brothers Sweets; Haldiram Prabhuji (Prabhuji Sweets); Mio Amore; Monginis (Monginis Cake
      Shop); Kathleen Confectioners; Sugarr and Spice (Sugar & Spice Bakery); Bikarams; G Pulla Reddy (Pulla Reddy
      Sweets, G Pulla Reddy Sweets); Almond House; Dadu's Sweets (!Dadus); Swagruha Foods (Vellanki Foods, Vellanki);
      Emerald Sweets; Karachi Bakery; Subhan Bakery; Pista House Bakery; Kanti Sweets; Anand Sweets (Anand Sweets and
      Savouries); Asha Sweet Center (Asha Sweets); Iyengar Bakery (Iyengars Bakery, VB Bakery); Just Bake; Cakewala;
      Cakezone; Warm Oven; Fresh Lime Bakery; Glen's Bakehouse; !Lavonne; Smoor (Smoor Chocolates, Bliss Chocolates);
      !Fabelle; Theobroma (Theobroma Foods, Theobroma Patisserie); Bakingo; Winni Cakes; !Merwans; Ribbons and
      Balloons; Birdy's Bakery (Birdys); Le 15 Patisserie (Le15); Kayani Bakery; Hindustan Bakery; Bon Bon Bakery;
      Defence Bakery; L'Opera; Maxims Pastry; French Loaf (The French Loaf); Cake World; McRennett; Hot Chips (Hot
      Chips Snacks); A1 Chips; Ambika Appalam; Baskin Robbins (Graviss Foods); Naturals Ice Cream (Natural Ice Cream,
      Kamaths Ourtimes); Havmor (Havmor Ice Cream, Havmor Havfunn); !Vadilal (Vadilal Ice Cream, Vadilal Happinezz);
      Kwality Walls; Cream Bell; Cream Stone; Dairy Day; Arun Icecreams (Ibaco); Top N Town; Dinshaw's; !Pabbas (Ideal
      Ice Cream, Pabbas Ideal Cafe); Corner House (Corner House Ice Cream); Natural Delights; Polar Bear (Polar Bear
      Ice Cream); Meghana Ice Cream; NIC Ice Creams (NIC Honestly Crafted, Walko Food, Grameen Kulfi); Hocco (Hocco
      Ice Cream); Apsara Ice Creams (Apsara Icecream); Gelato Vinto; Bina's Icecream; Papacream; Minus 30; Get A Way
      Ice Cream; Brooklyn Creamery; Haagen Dazs; !Amadora; Cold Stone (Cold Stone Creamery); Belgian Waffle (The
      Belgian Waffle Co, Belgian Waffle Co, Bloombay Enterprises); Waffle Wallah; Chocolate Room (The Chocolate Room);
      Chocolate Heaven; Paul and Mike; Manam Chocolate; Royce Chocolate; Hershey's Store; Ferns N Petals Cakes; Bombay
      Halwa House; Chandu Halwai (Chandu Halwai Karachiwala); Doraji's (Dorajees); Bhikharam Chandmal (Bhikharam);
      Rawalpindi Sweets; Gopal Sweets (Gopals Sweets); Sindhi Sweets; Nik Baker's; Lovely Sweets; Hira Sweets (Heera
      Sweets); Roshan Sweets; Sagar Ratna (Sagar Ratna Restaurant)`,
  },
];
