import type { MerchantClass } from './merchantClass.ts';

/** Films, music, games, news and software subscriptions. */
export const entertainment: readonly MerchantClass[] = [
  {
    kind: 'streaming',
    category: 'Entertainment & Subscriptions',
    names: `
      Netflix (Netflix Entertainment, Netflix Com, NetflixUPI, Netflix Inc, Netflix Di Si); Hotstar (Disney Hotstar,
      JioHotstar, Disney Plus Hotstar, Star India, Novi Digital, Disney Plus); Prime Video (Amazon Prime, Amazon Prime
      Video, Amazon Prime Membership, Prime Membership); SonyLIV (Sony Pictures Networks, Culver Max); ZEE5 (Zee
      Entertainment); JioCinema (Viacom18); Voot; ALTBalaji (Altt); MX Player; Aha Video (Aha OTT, Arha Media); Sun
      NXT; Hoichoi; ManoramaMAX; ETV Win; Eros Now; Lionsgate Play; Discovery Plus; Shemaroo Me (Shemaroo); Ullu App
      (Ullu Digital); Stage OTT; Chaupal; Planet Marathi; Koode; Neestream; SimplySouth; Mubi; Crunchyroll; Curiosity
      Stream; FanCode (Dream Sports Fancode); Willow TV; Hulu; HBO Max; Paramount Plus; Peacock TV; Apple TV Plus;
      YouTube (YouTube Premium, Youtube Music, Google YouTube, Youtube TV); Twitch (Twitch Interactive); Vimeo;
      Patreon; OnlyFans; Tata Play Binge; OTTplay; Times Prime; Spotify (Spotify India, Spotify AB, Spotify SI,
      Spotify LLP, Spotify P); JioSaavn (Saavn Media); !Gaana (Gaana Com, Gamma Gaana); Wynk (Wynk Music); !Hungama
      (Hungama Music, Hungama Digital); Apple Music; Amazon Music; Tidal Music; SoundCloud; Deezer; Pandora Radio;
      SiriusXM; Resso; Kuku FM (Mebigo Labs); Pocket FM; Pratilipi (Nasadiya Technologies); Audible (Audible India,
      Audible Inc); Storytel; !Headspace; Kindle (Kindle Unlimited, Kindle Svcs, Amazon Kindle, Amazon Digital, Kindle
      Ebooks); Scribd; Blinkist; Magzter; Readwhere; !Kobo; Story TV App; ReelSaga; Quick TV; DashReels`,
  },
  {
    kind: 'cinema and events',
    category: 'Entertainment & Subscriptions',
    names: `
      BookMyShow (Bigtree Entertainment, Bookmyshow Com, BMS Ticket); PVR (PVR Ltd, PVR Inox, PVR Cinemas, PVR
      Limited, PVR INOX Ltd); INOX (Inox Leisure, Inox Movies); Cinepolis (Cinepolis India, Cinépolis); Miraj Cinemas;
      Carnival Cinemas; SPI Cinemas (Sathyam Cinemas, SPI Sathyam, Palazzo Cinema); AGS Cinemas; Rohini Silver
      Screens; Prasads Multiplex (Prasads IMAX, Prasadz); AMB Cinemas; Asian Cinemas; Mukta A2 (Mukta A2 Cinemas);
      Movietime (Movie Time Cinemas); Rajhans Cinemas; City Pride (City Pride Multiplex); Wave Cinemas; MovieMax; Fun
      Cinemas; Gaiety Galaxy; Urvashi Cinemas; Delite Cinema; TicketNew (Orbgen); Justickets; Paytm Movies (Paytm Movie Tickets, Payent); Paytm Insider (Insider
      In, Wasteland Entertainment); District App (District by Zomato, Zomato District, Zomato Entertainment);
      AllEvents (All Events In); Townscript; Skillbox Events; HighApe; SortMyScene; Meraevents; Explara; KYN Events;
      AMC Theatres; Regal Cinemas; Odeon Cinemas; Vue Cinemas; VOX Cinemas; Ticketmaster; StubHub; Eventbrite;
      Fandango; Live Nation; Wonderla (Wonderla Holidays, Wonderla Amusement); Imagicaa (Imagica World, Imagicaaworld,
      Adlabs Entertainment); Ramoji Film City (!Ramoji, Ushakiron Movies); Essel World (Water Kingdom); VGP Universal
      (VGP Marine Kingdom); MGM Dizzee World; Queensland Chennai; Nicco Park; Eco Park Kolkata; Worlds of Wonder;
      Kingdom of Dreams; Adventure Island; Della Adventure; Snow City; Smaaash (Smaaash Entertainment); !Timezone
      (Timezone Entertainment, Time Zone Games); Fun City (Funcity Landmark); Play Arena; Amoeba Bowling; SkyJumper
      (Sky Jumper Trampoline); Bounce Trampoline; KidZania (Imagination Edutainment); Hamleys Play; Dugout Play
      (Playo, Playo App, Techmash); Hudle; KheloMore; Turf Town; GoSports Turf; Legoland; Universal Studios;
      Disneyland (Disney World, Walt Disney World); Madame Tussauds; Merlin Entertainments; Statue of Unity; Taj Mahal
      Tickets; ASI Tickets (Archaeological Survey); Nehru Planetarium; Science City; Aquarium Paradise; Snow Kingdom`,
  },
  {
    kind: 'games',
    category: 'Entertainment & Subscriptions',
    names: `
      Dream11 (Sporta Technologies, Sporta Tech); MPL (Mobile Premier League, Galactus Funware, MPL Gaming);
      My11Circle (My Circle, Games24x7, Play Games24x7); RummyCircle; Junglee Rummy (Junglee Games, Howzat); A23 Rummy (A23
      Games, Ace2Three, Head Digital Works); Adda52 (Gaussian Networks); PokerBaazi (Baazi Games, Moonshine
      Technology); Zupee (Cashgrail); WinZO (Winzo Games, Tictok Skill); Gamezy (Gamezop); Ludo King (Gametion); Rush
      by Hike (Hike Global); !Probo (Probo Media); Vision11; BalleBaazi; MyTeam11; Classic Rummy; Nazara (Nazara
      Technologies); BGMI (Krafton, Krafton India, PUBG Mobile, PUBG); Garena (Free Fire, Garena Free Fire); !Steam
      (Steam Games, Steam Purchase, Steampowered, Valve Steam, Valve Corp); PlayStation (Sony PlayStation, Playstation
      Network, Playstation Store, PSN Store); Xbox (Xbox Game Pass, Microsoft Xbox, Xbox Live); Nintendo (Nintendo
      EShop); Epic Games; Riot Games (Valorant); Roblox; Electronic Arts (EA Games, EA Swiss); Ubisoft; Activision
      (Activision Blizzard, Blizzard Ent, Battle Net); Rockstar Games; Mojang (Minecraft); GOG Com; Humble Bundle;
      G2A; Kinguin; Eneba; Codashop (Coda Payments); Unipin; Razer Gold; GamersArena; Games The Shop; Game Loot;
      GamePay; Supercell (Clash of Clans, Supercell Oy); King Com (Candy Crush); Chess Com; Zynga; miHoYo (Hoyoverse,
      Genshin Impact, Cognosphere); Pokemon Go (Niantic); !Discord (Discord Nitro)`,
  },
  {
    kind: 'apps and software',
    category: 'Entertainment & Subscriptions',
    names: `
      Google Play (Playstore, Google Playstore, Google Play Apps, Google Play App Purchase, Google India Digital
      Playstore); Google One (Google Storage); Google Workspace (Google GSuite, G Suite); Google Cloud (Google Cloud
      India); Google Services (Google India Services, Google Asia Pacific Svcs); Apple Services (Apple Com Bill, Apple
      Media Services, ITunes, ITunes Com Bill, Apple App Store, Apple One, Apple ICloud, ICloud); Microsoft 365
      (Microsoft Office, Microsoft Subscription, Microsoft Corporation India, Msft, MSbill Info, Microsoft One Drive);
      Adobe (Adobe Systems, Adobe Creative Cloud, Adobe Inc, Adobe Acropro); Canva (Canva Pty, Canva Pro); LinkedIn
      (Linkedin Premium, LinkedIn Singapore, Linkedin Job); ChatGPT (OpenAI, Openai Chatgpt, OpenAI LLC, Chatgpt
      Subscription); Claude AI (Anthropic, Claude Ai Subscription, Anthropic PBC); Gemini Advanced (Google AI Pro);
      Perplexity (Perplexity AI); Midjourney; Grammarly; Quillbot; !Notion (Notion Labs); Evernote; Dropbox; !Zoom
      (Zoom Us, Zoom Video, Zoom Com); !Slack (Slack Technologies); Figma; Miro Board; Atlassian; GitHub (Github Inc);
      GitLab; JetBrains; Cursor AI (Cursor Ai Powered IDE); Replit; Vercel; Netlify; Heroku; DigitalOcean; Linode
      (Akamai Linode); Vultr; AWS India (Amazon Web Services, AWS EMEA, Aws Amazon, Amazon AWS); Azure India
      (Microsoft Azure, Azure Cloud); Cloudflare; Hostinger (Hostinger International); GoDaddy (Godaddy India);
      BigRock; Namecheap; Bluehost; HostGator; Wix Com (Wix); Squarespace; WordPress (Automattic); Shopify (Shopify
      International); Mailchimp; Zoho (Zoho Corporation, Zoho Corp); Freshworks; Tally Solutions (Tally Prime);
      ClearTax (Defmacro); Quick Heal; !Norton (NortonLifeLock, Norton Antivirus); McAfee; Kaspersky; Bitdefender;
      Avast; NordVPN; ExpressVPN; Surfshark; ProtonMail (Proton AG); LastPass; 1Password; Truecaller (Truecaller
      International); WhatsApp Business; Telegram Premium; X Premium (Twitter Blue, X Corp, Twitter Online Ads);
      Facebook Ads (Facebook India, Facebk, Meta Ads, Meta Platforms, Facebook Pay); Snapchat (Snapchat Plus); Tinder
      (Tinder Com, Match Group, Tinder Gold); !Bumble; !Hinge; Aisle Network; TrulyMadly; Shaadi.com (People
      Interactive); BharatMatrimony (Matrimony Com, Tamil Matrimony); Jeevansathi; Elite Matrimony; Naukri (Naukri
      Com, Info Edge); Indeed Jobs; Monster India (Foundit); Calm App; Astrotalk; AstroSage; Astroyogi; InstaAstro;
      Times of India (TOI Plus, Bennett Coleman, Times Internet); Economic Times (ET Prime); The Hindu (Hindu Group,
      Kasturi and Sons, THG Publishing, Hindu Subscription); Indian Express (Indian Express Digital, Express Premium);
      Hindustan Times (HT Media, HT Premium); Mint Premium (Livemint); Business Standard; Deccan Herald (Printers
      Mysore); Moneycontrol Pro (Moneycontrol); The Ken (Inc 42, Morning Context, The Morning Context); Newslaundry;
      Dainik Bhaskar (DB Corp, Dainik Jagran, Jagran Prakashan); Malayala Manorama; Mathrubhumi (Eenadu Daily,
      Ushodaya Enterprises, Dinamalar, Daily Thanthi, !Dinakaran, Lokmat, Sakal Papers); Outlook Magazine (India
      Today, Living Media); New York Times (Nytimes, NYT Digital); Wall Street Journal (WSJ Barrons); The Economist;
      Financial Times (FT Com); Washington Post; Bloomberg Subscription; Medium Com (Medium Monthly); Substack;
      Inshorts; Dailyhunt; TradingView; Tickertape (Tickertape Pro); Screener In; Sensibull; StockEdge; Chartink;
      Trendlyne; Value Research; Strike Money`,
  },
];
