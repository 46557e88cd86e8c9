import type { MerchantClass } from './merchantClass.ts';

/** Long-distance travel and hotels. */
export const travel: readonly MerchantClass[] = [
  {
    kind: 'travel agent',
    category: 'Travel',
    names: `
      MakeMyTrip (Makemytrip India, MMT India); Goibibo (Ibibo Group, Ibibo, GoIbibo Com); Cleartrip (Cleartrip
      Packages); !Yatra (Yatra Online, Yatra Com, Yatra TG Stays); EaseMyTrip (Easy Trip Planners); Ixigo (Le
      Travenues, Le Travenues Technology, Ixigo Trains); ConfirmTkt (Confirm Ticket); Trainman (Stelling
      Technologies); RailYatri; RedBus (Redbus India); AbhiBus (Abhibus Services); Paytm Travel (Paytra, Paybus, Payair, Paytm Train, Paytm Train Ticket,
      Paytm Bus, Paytm Bus Ticket, Paytm Bus Tickets, Paytm Flight, Paytm Flights, Paytm Hotels); Via Com (Ebix
      Travels, Flightraja); Happyeasygo; !Musafir (Musafir Com); Akbar Travels (Akbar Online Booking); Riya Travel
      (Riya Travel and Tours); TBO Tek (Travel Boutique Online, Tekriti); Thomas Cook (Thomas Cook India); SOTC (SOTC
      Travel); Cox and Kings (Cox & Kings); Kesari Tours (Kesari Travels); Veena World; Flamingo Transworld;
      Pickyourtrail; TravelTriangle (Holiday Triangle); Thrillophilia; WanderOn; Trip Jack; Travelport; Dusters
      Travel; Headout; Klook; GetYourGuide; Viator; Booking.com (Booking BV, Hotel at Booking Com); Agoda (Agoda Com,
      Agoda Company); Expedia (Expedia Inc); Hotels.com; Trivago; TripAdvisor; Skyscanner; Kayak Com; Trip.com
      (Ctrip); Priceline; Orbitz; Travelocity; Hopper Travel; Kiwi Com; Edreams; Opodo; Lastminute Com; Omio; Rail
      Europe; Eurail; Scoot Tigerair; Tripoto; HolidayIQ; Adventure Nation; Indiahikes; Trek The Himalayas; Bikat
      Adventures; YHAI (Youth Hostels Association); Rajasthan Tourism (RTDC); Kerala Tourism (KTDC); KSTDC (Karnataka
      Tourism); MTDC (Maharashtra Tourism); GTDC (Goa Tourism); ITDC (India Tourism Development); TTDC (Tamil Nadu
      Tourism); HPTDC; GMVN (Garhwal Mandal); KMVN (Kumaon Mandal); JKTDC; Gujarat Tourism (TCGL); MPT Tourism (MP
      Tourism, MPSTDC); OTDC; WBTDCL; Telangana Tourism (TSTDC); AP Tourism (APTDC); UP Tourism (UPSTDC); Atlys (Atlys
      India); VFS Global (VFS Services, VFS India); BLS International (BLS Visa); iVisa; MakeMyVisa; StampMyVisa;
      Visa2Fly; BookMyForex; Thomas Cook Forex; Unimoni Forex; Niyo Global; EbixCash (Ebix Cash World Money); Centrum
      Forex; Weizmann Forex; DreamFolks; Priority Pass; Encalm Lounge (Encalm Hospitality); Travel Food Services
      Lounge; DigiYatra; Delhi Duty Free (Delhi Duty Free Services); Mumbai Duty Free (Mumbai Travel Retail);
      Bangalore Duty Free; Flemingo; Dufry; DIAL Airport (Delhi International Airport); MIAL (Mumbai International
      Airport); BIAL (Bangalore International Airport); GHIAL (Hyderabad International Airport); CIAL (Cochin
      International Airport); Airports Authority of India`,
  },
  {
    kind: 'rail and intercity bus',
    category: 'Travel',
    names: `
      IRCTC (IRCTC Rail, IRCTC Ltd, IRCTC Rail Connect, IRCTC Next Gen, IRCTC E Ticketing, IRCTC CC Avenue, IRCTC UPI,
      Indian Railway Catering); Indian Railways (Indian Railway, Western Railway, Central
      Railway, Southern Railway, Northern Railway, Eastern Railway, South Central Railway, South Western Railway,
      South Eastern Railway, East Coast Railway, North Eastern Railway, Northeast Frontier Railway, Konkan Railway,
      CRIS Railways); State bus booking (KSRTC Booking, KSRTC Awatar, KSRTC Reservation, MSRTC Booking, MSRTC Reservation,
      GSRTC Booking, TSRTC Booking, TGSRTC Booking, APSRTC Booking, APSRTC OPRS, TNSTC Booking, SETC Booking, RSRTC Booking,
      UPSRTC Booking, HRTC Booking, KSRTC Bus Booking, MSRTC Bus Booking, GSRTC Bus Booking,
      TSRTC Bus Booking, TGSRTC Bus Booking, APSRTC Bus Booking, TNSTC Bus Booking, RSRTC Bus Booking,
      UPSRTC Bus Booking, HRTC Bus Booking); VRL Travels (VRL Logistics); SRS Travels; KPN Travels; Parveen Travels; Orange Travels
      (Orange Tours); Kaveri Travels; Morning Star Travels; Jabbar Travels; Kallada Travels (Suresh Kallada); Neeta
      Travels (Neeta Tours); Paulo Travels; Shatabdi Travels; Zingbus; IntrCity SmartBus (Intrcity); NueGo (Greencell
      Mobility); FreshBus; LeafyBus; FlixBus (Flix Mobility); Yolobus; Patel Tours and Travels; Eagle Travels;
      Humsafar Travels; Chartered Bus (Chartered Speed); Hans Travels; Royal Cruiser; Laxmi Holidays Bus; National
      Travels; Rathimeena; YBM Travels; A1 Travels; Vaibhav Travels; Dolphin Travel House; Ideal Travels; Amtrak;
      Greyhound Lines; National Express; Trainline (The Trainline); Deutsche Bahn (DB Vertrieb); SNCF; Eurostar;
      Trenitalia; Swiss Railways (SBB CFF)`,
  },
  {
    kind: 'airline',
    category: 'Travel',
    names: `
      IndiGo (Interglobe Aviation, GoIndigo, Indigo Airlines, Indigo Air, 6E Interglobe, Indigo 6E); Air India (Air
      India Ltd, Air India Limited, AI Express, Air India Express, AIX Connect); Vistara (Tata SIA Airlines, Tata
      SIA); SpiceJet (Spicejet Ltd); Akasa Air (Akasa, SNV Aviation); Go First (GoAir, Go Airlines); AirAsia (Airasia
      India); Alliance Air (Alliance Air Aviation); Star Air (Ghodawat Star Air); FlyBig; Fly91; IndiaOne Air; Jet
      Airways; TruJet; Emirates (Emirates Airlines, Emirates Airline); Etihad (Etihad Airways); Qatar Airways;
      Flydubai; Air Arabia; Gulf Air; Oman Air; Saudia (Saudi Arabian Airlines); Kuwait Airways; Salam Air; Flynas;
      Singapore Airlines (SIA Singapore); !Scoot (Flyscoot); Malaysia Airlines; Batik Air (Malindo Air); Thai Airways;
      Thai AirAsia (Thai Lion Air); Vietjet; Vietnam Airlines; Cathay Pacific; Japan Airlines; All Nippon Airways;
      Korean Air; Asiana; Air China; China Southern; SriLankan Airlines (Srilankan); Nepal Airlines (Buddha Air, Yeti
      Airlines); Bhutan Airlines (Drukair); Biman Bangladesh; US Bangla; Maldivian; British Airways; Virgin Atlantic;
      Lufthansa; Swiss International Air; Austrian Airlines; KLM Royal Dutch (KLM Airlines); Air France; Turkish
      Airlines; Finnair; LOT Polish; ITA Airways; Iberia; Ryanair; EasyJet; Wizz Air; Norwegian Air; Aeroflot;
      Ethiopian Airlines; Kenya Airways; EgyptAir; Air Mauritius; South African Airways; RwandAir; United Airlines;
      American Airlines; Delta Air Lines; Southwest Airlines; JetBlue; Alaska Airlines; Air Canada; WestJet; Qantas;
      Jetstar; Air New Zealand; LATAM`,
  },
  {
    kind: 'hotel',
    category: 'Travel',
    names: `
      OYO (OYO Rooms, OYO Hotels, Oravel, Oravel Stays, OYO Townhouse); FabHotels (Casa2 Stays, Travelstack); Treebo
      (Treebo Hotels, Ruptub Solutions); Airbnb (Airbnb Payments, Airbnb India); Zostel (Zostel Hospitality, Zo
      World); goSTOPS; The Hosteller (!Hosteller); Moustache Escapes; Madpackers; Backpacker Panda; Bloom Hotels
      (Bloomrooms, Bloom Suites); Ginger Hotels (Ginger Hotel, Roots Corporation); Taj Hotels (Indian Hotels, Indian
      Hotels Company, Taj Mahal Palace, Taj Vivanta, Vivanta by Taj, Taj West End, Taj Palace, Taj Coromandel, Taj
      Krishna, Taj Lands End, IHCL, Seleqtions); ITC Hotels (ITC Maurya, ITC Gardenia, ITC Grand Chola, ITC Windsor,
      ITC Kohenur, Welcomhotel, Fortune Hotels, WelcomHeritage); The Leela (Leela Palace, Hotel Leelaventure, The
      Leela Palaces); Oberoi Hotels (The Oberoi, EIH Ltd, EIH Limited, Trident Hotels, Trident Nariman Point); Lemon
      Tree (Lemon Tree Hotels, Red Fox Hotel, Keys Hotels); Sarovar Hotels (Sarovar Portico, Sarovar Premiere,
      Hometel); Royal Orchid (Royal Orchid Hotels, !Regenta); Pride Hotels (Pride Plaza); Radisson (Radisson Blu, Park
      Inn, Park Plaza Hotel); Marriott (JW Marriott, Marriott International, Courtyard by Marriott, Fairfield by
      Marriott, Marriott Bonvoy, Four Points Sheraton, Sheraton, Westin, Le Meridien, St Regis, Aloft Hotel, Ritz
      Carlton, Moxy Hotel, W Hotels, Renaissance Hotel); Hilton (Hilton Garden Inn, DoubleTree, Doubletree by Hilton,
      Conrad Hotel, Hampton by Hilton); Hyatt (Hyatt Regency, Grand Hyatt, Hyatt Place, Hyatt Centric, Park Hyatt,
      !Andaz); Accor (Novotel, Ibis Hotel, Ibis Styles, Sofitel, Pullman Hotel, Mercure Hotel, !Fairmont, Raffles
      Hotel); Holiday Inn (IHG Hotels, Crowne Plaza, Intercontinental Hotel, Holiday Inn Express); Wyndham (Ramada,
      Howard Johnson, Days Inn, Wyndham Hotels); Best Western; Four Seasons (Four Seasons Hotel); Shangri La
      (Shangrila Hotel); Anantara; Mandarin Oriental; Citadines (!Ascott, Somerset Greenways); Premier Inn;
      Travelodge; Motel 6; Clarks Hotels (Clarks Inn, Clarks Exotica); The Lalit (Lalit Hotel, Bharat Hotels); The
      Park Hotels (Apeejay Surrendra Park); Vits Hotels (VITS Kamats); Lords Inn (Lords Hotels); Cygnett Hotels;
      Mayfair Hotels; Concept Hospitality (The Fern, Fern Hotels, Zinc Journey); Neemrana Hotels; Evolve Back (Orange
      County Resorts); CGH Earth; Club Mahindra (Mahindra Holidays, Mahindra Holidays and Resorts); Sterling Holidays
      (Sterling Holiday Resorts, Sterling Resorts); Country Club Hospitality (Country Vacations); Karma Royal;
      StayVista (Vista Rooms); SaffronStays; Lohono Stays (!Isprava); !Elivaas; RoomsTonight; Vista Villas; Hosts by
      SaffronStay; Brij Hotels; Storii by ITC; Postcard Hotel (The Postcard Hotel); RARE India; Juna Mahal; Jungle
      Lodges (Jungle Lodges and Resorts); Guhantara; Golden Palms; Angsana Oasis; Discovery Village; Ramoji Film City
      Hotels (Sitara Ramoji); Vrbo; Hostelworld; Couchsurfing; MGM Resorts; Caesars Palace; Vacasa; !Sonder; Selina
      Hostel; StayZilla; Brevistay; Bag2Bag; Hourly Rooms; Goroomgo; MiStay; Collection O; Spot On Hotels; Hotel
      Sarovar; Hotel Clarks; YWCA Guest House`,
  },
];
