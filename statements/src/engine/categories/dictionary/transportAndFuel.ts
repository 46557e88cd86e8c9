import type { MerchantClass } from './merchantClass.ts';

/** Local transport, vehicles and fuel. */
export const transportAndFuel: readonly MerchantClass[] = [
  {
    kind: 'cab, auto, bike taxi',
    category: 'Transport & Fuel',
    names: `
      Uber (Uber India, Uber India Systems, Uber Trip, Uber BV, Uber Rides); !Ola (Olacabs, ANI Technologies, Ola
      Fleet, Ola Money Postpaid Ride, Olamoney, Ola Consumer); Rapido (Roppen, Roppen Transportation, Rapido Bike
      Taxi); BluSmart (Blusmart Mobility); Namma Yatri (Juspay Namma Yatri, Moving Tech Innovations); Yatri Sathi;
      Kerala Savari; Bharat Taxi; InDrive (Indriver); Meru Cabs (Meru Mobility); Mega Cabs; Easy Cabs; Fast Track Call
      Taxi; NTL Call Taxi; Red Taxi; Go Taxi; Savaari (Savaari Car Rentals); Gozo Cabs; InterMiles Cabs; Quick Ride
      (iDisha); sRide; BlaBlaCar; Shuttl (Super Highway Labs); Cityflo (Komuter); MoveInSync; Routematic; Evera Cabs;
      Snap E Cabs; Cab Bazar; Zingbus City; Jugnoo; Lyft; Bolt EU; Grab Ride (Grab Taxi, Grab Rides); Gojek; Careem;
      Didi Chuxing; Free Now; Curb Taxi; Yandex Taxi`,
  },
  {
    kind: 'self drive and shared vehicles',
    category: 'Transport & Fuel',
    names: `
      Zoomcar (Zoomcar India); Revv (Primemover Mobility, Revv Cars); Drivezy; Myles Cars; Avis India; Eco Rent A Car
      (Ecos Mobility); Hertz India; Bounce Infinity (Bounce Share, Wicked Ride); Vogo Automotive (Vogo); Yulu (Yulu
      Bikes, Yulubike); Rapido Rentals; Royal Brothers (Royal Brothers Bike); ONN Bikes; Freedo Rentals; Zypp
      Electric; Long Term Rentals; Quiklyz; Drivo; SIXT; Europcar; Enterprise Rent A Car; Budget Car Rental; Turo;
      Lime Scooter`,
  },
  {
    kind: 'fuel',
    category: 'Transport & Fuel',
    names: `
      Bharat Petroleum (BPCL, BPCL Fuel Station, BPCL Fuel, Bharat Petroleum Corporation, BP Ghar, BPCL Ufill,
      SmartFleet BPCL); Hindustan Petroleum (HPCL, HP Pay, HPCL Petrol, HP Petrol Pump, HP Fuel, Hindustan Petroleum
      Corporation, Drive Track Plus, Club HP); Indian Oil (IOCL, Indian Oil Petrol Pump, Indian Oil Corporation,
      Indian Oil Corp, IOC Ltd, Indian Oil Fuel, XtraPower, COCO Indian Oil, Kisan Seva Kendra Iocl); Nayara (Nayara
      Energy, Essar Oil, Nayara Fuel); !Shell (Shell India, Shell India Markets, Shell Petrol, Shell Fuel, Shell
      Dealer, Shell Recharge); Jio BP (Reliance BP, Reliance BP Mobility, Reliance Petroleum, Reliance Petro Marketing, Reliance
      Petrol); MRPL (Hiq MRPL); Numaligarh Refinery; Chevron Station; Exxon (Exxonmobil); Mobil 1; BP Connect; Caltex;
      ADNOC; ENOC; Petronas; Repsol; TotalEnergies (Total Fuel); Circle K; FuelBuddy; Repos Energy; Humsafar Fuel;
      PESO Fuel; IGL CNG (Indraprastha Gas CNG); MGL CNG (Mahanagar Gas CNG); Adani CNG (Adani Total CNG); Gujarat Gas
      CNG; Green Gas CNG; Torrent Gas CNG; Charge Zone; Statiq (Sharify Services); Tata Power EZ Charge (EZ Charge);
      Ather Grid; Kazam EV; Glida (Fortum Charge); Jio BP Pulse; Zeon Charging; Bolt Earth (Bolt Earth EV);
      ElectricPe; Pulse Energy EV; Relux Electric; Exicom; Tesla Supercharger; Sun Mobility; Battery Smart;
      ChargePoint; Electrify America; Castrol; Gulf Oil; Veedol; Motul; Valvoline`,
  },
  {
    kind: 'toll and parking',
    category: 'Transport & Fuel',
    names: `
      FASTag (Fastag Netc, NETC Fastag, NETC, Netc Fastag Recharge, Fastag Recharge, IHMCL, ICICI Fastag, Paytm
      Fastag, HDFC Fastag, Axis Fastag, SBI Fastag, IDFC Fastag, Kotak Fastag, Airtel Fastag, Fastag Toll, Fastag Auto
      Reload); NHAI (National Highways Authority, NHAI Toll); Park Plus (Parviom Technologies, Parviom); MSRDC
      Toll; DND Flyway; Yamuna Expressway; NICE Road (Nandi Economic Corridor, Nandi Infrastructure Corridor); Mumbai
      Pune Expressway; MEP Infrastructure; IRB Infrastructure (IRB Toll); Lalpul Toll; Hyderabad ORR Toll (Eagle Infra
      ORR); Secure Parking; Central Parking Services; Get My Parking; Parkwheels; Park Smart; ParkMobile; RingGo;
      !Salik; Blackbuck (Zinka Logistics); Wheelseye; LoadShare Fastag; Salik Dubai; E ZPass`,
  },
  {
    kind: 'metro and bus',
    category: 'Transport & Fuel',
    names: `
      Delhi Metro (DMRC, Ptmtra, Paytm Metro, Delhi Metro Rail, Delhi Metro Rail Corporation, DMRC Smart Card, Delhi Airport Metro, Airport
      Express Line); Namma Metro (BMRCL, Bangalore Metro, Bangalore Metro Rail, Bengaluru Metro, BMRC); Mumbai Metro
      (MMRDA Metro, Mumbai Metro One, MMOPL, Maha Mumbai Metro, MMMOCL, Mumbai Metro Rail, Aqua Line Metro); Chennai
      Metro (CMRL, Chennai Metro Rail); Hyderabad Metro (HMRL, L and T Metro Rail Hyderabad, L&T Metro, LTMRHL,
      Hyderabad Metro Rail); Kolkata Metro (Metro Railway Kolkata); Kochi Metro (KMRL, Kochi Metro Rail, Kochi Water
      Metro); Pune Metro (Maha Metro, Maha Metro Pune, Maharashtra Metro Rail); Nagpur Metro; Lucknow Metro (UPMRC, UP
      Metro Rail, Uttar Pradesh Metro); Kanpur Metro; Agra Metro; Jaipur Metro (JMRC); Ahmedabad Metro (GMRC, Gujarat
      Metro); Noida Metro (NMRC, Aqua Line Noida); Gurgaon Rapid Metro (Rapid Metro Gurgaon); Bhopal Metro; Indore
      Metro; Patna Metro; Namo Bharat (NCRTC, RRTS, RRTS Connect); BMTC (Bangalore Metropolitan Transport, Tummoc,
      Tummoc BMTC); BEST Undertaking Bus (BEST Bus, Best Chalo, Brihanmumbai Electric Bus); DTC Bus (Delhi Transport
      Corporation, DIMTS, One Delhi); PMPML (PMPML Pune); MTC Chennai (MTC Bus); TMT Thane Bus; NMMT (Navi Mumbai
      Municipal Transport); BRTS Ahmedabad (AMTS, Ahmedabad Janmarg); Sitilink; !Chalo (Chalo Mobility, Chalo Card,
      Zophop); Ridlr; One Ticket; Mo Bus (CRUT Bhubaneswar); WBTC (West Bengal Transport Corporation); KSRTC
      (Karnataka State Road Transport, Kerala RTC, KSRTC Swift); MSRTC (Maharashtra State Road Transport, ST Bus
      Maharashtra); GSRTC (Gujarat State Road Transport); TSRTC (TGSRTC, Telangana State Road Transport); APSRTC
      (Andhra Pradesh State Road Transport); TNSTC (SETC Tamil Nadu, Tamil Nadu State Transport); RSRTC (Rajasthan
      State Road Transport, Rajasthan Roadways); UPSRTC (UP Roadways, Uttar Pradesh State Road Transport); HRTC
      (Himachal Road Transport); PRTC (Punjab Roadways, Punbus); Haryana Roadways; UTC Uttarakhand (Uttarakhand
      Transport Corporation); OSRTC; ASTC Assam; BSRTC; MPSRTC; NWKRTC; KKRTC; Kadamba Transport (KTCL Goa); Suburban
      railways (Mumbai Suburban, UTS Mobile, UTS Indian Railways, Indian Railways UTS, IRCTC UTS, CRIS UTS, UTS Ticket); Transport for London (TFL Travel, TFL Gov); MTA New York
      (MTA NYCT, OMNY); BART Clipper; SMRT; EZ Link (Simplygo); Octopus Cards; RTA Dubai (Nol Card); Presto Card; Opal
      Card`,
  },
  {
    kind: 'vehicles and their care',
    category: 'Transport & Fuel',
    names: `
      Maruti Suzuki (Maruti Suzuki Arena, Maruti Suzuki Service, Nexa Showroom, True Value Maruti); Hyundai Motor
      (Hyundai Motors); Tata Motors (Tata Motors Service, Tata Passenger Electric); Mahindra First Choice (Mahindra
      Automotive, Mahindra and Mahindra Service); Kia Motors (Kia India); Honda Cars (Honda Motorcycle, Honda Big
      Wing); Toyota Kirloskar (Toyota Service); Renault India; Nissan Motor; Skoda Auto; Volkswagen India; MG Motor
      (MG Hector); Mercedes Benz; BMW India; Audi India; Volvo Cars; Jaguar Land Rover; Hero MotoCorp (Hero Motocorp
      Service); Bajaj Auto; TVS Motor (TVS Motors); Royal Enfield; Yamaha Motor; Suzuki Motorcycle; KTM India; Jawa
      Motorcycles; Ather Energy (Ather Space); Ola Electric; Ampere Vehicles; Revolt Motors; Ultraviolette; Chetak
      Electric; Vida World; Popular Vehicles (Popular Hyundai, Popular Maruti); Kalyani Motors; Mandovi Motors; Varun
      Motors; Sai Service; Indus Motors; AMPL Motors; Advaith Hyundai; Landmark Cars; Cars24 (Cars24 Services); Spinny
      (Valuedrive Technologies); CarDekho (Girnarsoft); CarTrade; OLX Autos; Droom; Credr; Beepkart; Park Cars;
      GoMechanic (Targetone Innovations); !Pitstop (Pit Stop Garage); Bosch Car Service; Mahindra Firstchoice
      Services; MyTVS (Ki Mobility); Carpathy; 3M Car Care; Ceramic Pro; The Detailing Mafia; Exppress Car Wash
      (Express Car Wash); SpeedCar Wash; Ready Assist; Crossroads Helpline; MRF Tyres (MRF T and S, MRF Tyres and
      Service); CEAT (Ceat Tyres, Ceat Shoppe); Apollo Tyres; JK Tyre (JK Tyres); Bridgestone (Bridgestone Select);
      Michelin India (Michelin Tyreplus); Goodyear India; Yokohama Club; TyreMarket; TyrePlex; Exide (Exide Care,
      Exide Industries); Amaron (Amara Raja, Amaron Battery); SF Batteries; Batterywale; Battery Bhai; Boodmo;
      Spareshub; Vega Helmets; Steelbird; Studds; Rynox; ViaTerra; Axor Helmets; Autozone; Halfords`,
  },
];
