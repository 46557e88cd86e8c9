import type { MerchantClass } from './merchantClass.ts';

/** Schools, courses, exams, books. */
export const education: readonly MerchantClass[] = [
  {
    kind: 'ed-tech',
    category: 'Education',
    names: `
      BYJU'S (Byjus Think and Learn, Think and Learn, Think & Learn, Byju); Unacademy (Sorting Hat Technologies);
      Vedantu (Vedantu Innovations); PhysicsWallah (PW Vidyapeeth, Pw Live); UpGrad (Upgrad Education); Simplilearn
      (Simplilearn Solutions); Great Learning (Great Lakes E Learning); !Scaler (Scaler Academy, Interviewbit); Newton
      School; Masai School; Coding Ninjas (Sunrise Mentors); GeeksforGeeks (Sanchhaya); PrepInsta; Edureka (Brain4ce);
      Intellipaat; KnowledgeHut; !Emeritus (Erulearning); Talentedge; Jaro Education; Imarticus (Imarticus Learning);
      Udemy (Udemy India, Udemy Com); Coursera (Coursera Inc); edX Inc; Udacity; Skillshare; Pluralsight; DataCamp;
      Codecademy; LeetCode; Educative; Brilliant Org; MasterClass; Khan Academy; Duolingo; Babbel; Cambly; Preply;
      italki; Rosetta Stone; British Council (British Council Division); IDP Education (IDP IELTS, IDP India); ETS
      TOEFL (ETS Gre, Educational Testing Service); Pearson VUE (Pearson PTE); Prometric; GMAC; College Board;
      WhiteHat Jr (Whitehat Education); Cuemath (Cuelearn); Toppr (Haygot); Doubtnut (Class21A); Extramarks;
      Meritnation (Applect); Embibe; Testbook (Testbook Edu); Adda247 (Metis Eduventures); Gradeup (BYJUS Exam Prep,
      Grade Stack); Oliveboard; !Entri (Entri App); Classplus (Bunch Microtechnologies); Teachmint; Lido Learning;
      Camp K12; Codeyoung; Brightchamps; PlanetSpark; Outschool; Magic Crate; Flintobox (Flinto Learning); Smartivity;
      Xplorabox; Einstein Box; Leverage Edu; Yocket; Leap Finance Ielts (Leapscholar); Crio Do (Crio); AlmaBetter;
      Pesto Tech; Interview Kickstart; Board Infinity; Kraftshala; Growthschool; Frontlines Media; Internshala
      (Scholiverse); Naukri Learning; NPTEL; Swayam NPTEL; Shaw Academy; Frontrow; Josh Talks Skills; SEEKHO (Seekho
      App, Keyscell); Drishti IAS; Vision IAS (Ajay Vision); Vajiram and Ravi (Vajiram & Ravi); Shankar IAS; StudyIQ;
      Khan Global Studies; ForumIAS; Insights IAS; Next IAS; Made Easy (Made Easy Education); ACE Engineering Academy;
      IMS Learning; T.I.M.E. (TIME Institute, Triumphant Institute); Career Launcher (CL Educate); Endeavor Careers;
      2IIM; !Jamboree (Jamboree Education); Manya Princeton (Princeton Review); Bakliwal Tutorials; Allen Career
      (Allen Career Institute, Allen Digital); !Aakash (Aakash Institute, Aakash Educational, Aakash Byjus); FIITJEE;
      !Resonance (Resonance Eduventures); Motion Education; Vibrant Academy; Narayana Group (Narayana IIT, Narayana
      Educational); Sri Chaitanya (Sri Chaitanya Educational); Base Education; Vidyamandir Classes; Rao IIT; Pace IIT
      (IITian's Pace); Mahesh Tutorials (MT Educare); Chate Classes; Lakshya Institute; Mentors Eduserv; Super 30
      Anand; Kumon (Kumon India); ICS Abacus; UCMAS (Ucmas Abacus); SIP Abacus (SIP Academy); Brainobrain; Aloha Mind
      Math; Kidex; VLSI Training Maven; NIIT (NIIT Ltd); Aptech (Aptech Computer); Arena Animation; MAAC (Maya
      Academy); Jetking; CMS Computers Institute; Frankfinn; VLCC Institute; Lakme Academy; Pearl Academy; Inifd;
      Whistling Woods; Furtados School; Trinity College London; ABRSM; Shiamak Dance; Artium Academy`,
  },
  {
    kind: 'school',
    category: 'Education',
    names: `
      Delhi Public School (DPS School, Dpsfees, DPS Society, Delhi Public School Fees); Kendriya Vidyalaya (KV School,
      KVS Vvn, Kendriya Vidyalaya Sangathan); Navodaya Vidyalaya; Kidzee (Zee Learn); EuroKids (Eurokids
      International); Bachpan Play School (Bachpan); Mother's Pride; Little Millennium; Hello Kids; Tree House
      Education; Podar Education (Podar International, Podar Jumbo, Podar Jumbo Kids, Podar School); Ryan
      International (Ryan International School, Ryan Group); DAV Public School (DAV School, DAV College); Army Public
      School (AWES School); Air Force School; Sainik School; National Public School (NPS School); VIBGYOR (Vibgyor
      High, Vibgyor School); Orchids International (Orchids The International, Orchids School, K12 Techno); Chaitanya
      Techno School; Narayana School (Narayana E Techno); Oakridge School (Oakridge International); Chirec; Inventure
      Academy; Greenwood High; Indus International School; Canadian International School; Ebenezer School; Bishop
      Cotton; St Joseph's School; St Xavier's (St Xaviers School, St Xaviers College); Don Bosco School; Loyola
      College (Loyola School); La Martiniere; Doon School (The Doon School); Mayo College; Scindia School; Modern
      School; Sanskriti School; The Shri Ram School; Amity International School (Amity School); GD Goenka (G D Goenka
      School); Lotus Valley; Pathways School; Billabong High (Billabong); JBCN International; Dhirubhai Ambani School;
      Bombay Scottish; Cathedral School; Jamnabai Narsee; Birla School (Aditya Birla School); PSBB (PSBB School);
      Chettinad Vidyashram; DAV Gopalapuram; SBOA School; !Velammal (Velammal School, Velammal Vidyalaya); Maharishi
      Vidya Mandir; Vidya Mandir School; Jain International School; Presidency School; New Horizon School (New Horizon
      Gurukul); Gear Innovative; Akshara School; Silver Oaks School; Meridian School; Glendale Academy; The Heritage
      School; Birla High School; South Point School; DPS Ruby Park; Mount Carmel School; Seth Anandram Jaipuria
      (Jaipuria School); City Montessori School (CMS Lucknow); Lawrence School; Rishi Valley; Good Shepherd School;
      Footprints Childcare (Footprints Preschool); KLAY Prep Schools (Klay School, Founding Years Learning); Ipsaa
      Daycare; Maple Bear; Kangaroo Kids; FirstCry Intellitots (Intellitots); Sanfort; Shemrock; Jain Heritage; Global
      Indian International (GIIS School)`,
  },
  {
    kind: 'university and exam body',
    category: 'Education',
    names: `
      IGNOU (Indira Gandhi National Open); Amity University; Manipal University (MAHE Manipal, Manipal Academy, Sikkim
      Manipal); VIT University (VIT Vellore, Vellore Institute of Technology); SRM University (SRM Institute, !SRMIST);
      BITS Pilani (Birla Institute of Technology); IIT Bombay; IIT Delhi; IIT Madras (IITM BS Degree); IIT Kanpur; IIT
      Kharagpur; IIT Roorkee; IIT Guwahati; IIT Hyderabad; IIM Ahmedabad; IIM Bangalore; IIM Calcutta; IIM Lucknow;
      NIT Trichy; NIT Warangal; NITK Surathkal; IISc (Indian Institute of Science); ISB Hyderabad (Indian School of
      Business); XLRI; SP Jain (SP Jain Institute); NMIMS (Narsee Monjee); !Symbiosis (Symbiosis International, SCDL);
      Christ University; Jain University (Jain Deemed University); PES University; RV College (RV University, !RVCE);
      BMS College; MS Ramaiah Institute (!MSRIT); Dayananda Sagar; Reva University; Alliance University; Azim Premji
      University; Ashoka University; OP Jindal (Jindal Global University); Shiv Nadar University; Bennett University;
      Sharda University; !Galgotias (Galgotias University); Lovely Professional University (!LPU, LPU Distance);
      Chandigarh University; Chitkara University; !Thapar (Thapar Institute); Parul University; Nirma University;
      Ahmedabad University; Pandit Deendayal University (PDEU); UPES (UPES Dehradun); Graphic Era; !KIIT (KIIT
      University); SOA University; Techno India; Adamas University; Jadavpur University; Calcutta University;
      Presidency University; Visva Bharati; JNU Delhi (Jawaharlal Nehru University); Delhi University (University of
      Delhi, DU SOL); Jamia Millia (Jamia Millia Islamia); Aligarh Muslim University; Banaras Hindu University; Mumbai
      University (University of Mumbai); Pune University (Savitribai Phule); Anna University; Madras University
      (University of Madras); Bharathiar University; Amrita Vishwa Vidyapeetham (Amrita University); SASTRA (Sastra
      University); !Sathyabama; !Saveetha; KL University (KLEF); !GITAM; JNTU (JNTU Hyderabad); Osmania University;
      Kerala University; Mahatma Gandhi University; Calicut University; CUSAT; Bangalore University; Mysore
      University; VTU (Visvesvaraya Technological); IIIT Hyderabad; IIIT Bangalore; NIFT (National Institute of
      Fashion); NID Ahmedabad (National Institute of Design); ICAI (Institute of Chartered Accountants); ICSI
      (Institute of Company Secretaries); ICMAI (Institute of Cost Accountants); MHT CET (MHCET, MH CET Cell); KCET
      (Karnataka Examinations Authority); EAMCET (EAPCET); COMEDK; BITSAT; VITEEE; CUET Exam; NTA Exam (National
      Testing Agency, NTA, JEE Main NTA, NEET NTA); CBSE (Central Board of Secondary Education); CISCE (ICSE Council); NIOS (National
      Institute of Open Schooling); UPSC (Union Public Service Commission); SSC Exam (Staff Selection Commission);
      IBPS (Institute of Banking Personnel); RRB Exam (Railway Recruitment Board); GATE Exam; CAT Exam IIM; UGC NET;
      CLAT Consortium; TNPSC; KPSC; MPSC; UPPSC; BPSC; CFA Institute; ACCA Global (ACCA); GARP; PMI Org; !Credly;
      Scholarships NSP; Harvard University (Harvard Business School, Harvard Extension); Stanford University; MIT
      Cambridge; University of Toronto; University of Melbourne; Monash University; National University of Singapore;
      Nanyang Technological; Oxford University Press; Cambridge University Press (Cambridge Assessment); GyanDhan
      Fees; FeePay School (Fee Pay, Feepayr); Jodo Education (Jodo Pay); GrayQuest; Eduvanz; Varthana Fees; Propelld;
      Financepeer (Leo1)`,
  },
  {
    kind: 'books and stationery',
    category: 'Education',
    names: `
      !Crossword (Crossword Bookstores, Crossword Book); Sapna Book House (Sapna Books, Sapnaonline, Sapna Book);
      Higginbothams; Landmark Bookstore (Landmark Books); Odyssey Books; Oxford Bookstore; Kitab Khana; Bahrisons;
      Full Circle Bookstore; Midland Book Shop; Blossom Book House (Blossom Books); Bookworm Bangalore (Bookworm
      Church Street); !Gangarams; Champaca Bookstore; Atta Galatta; Granth Books; Bookswagon; BookChor; Amar Chitra
      Katha; National Book Trust; NCERT (NCERT Books); S Chand; Arihant Books (Arihant Publications); MTG Learning
      (MTG Books); Oswaal Books (Oswaal); Navneet Education (!Navneet); Rupa Publications; Penguin Random House;
      HarperCollins; Scholastic India; Pratham Books; Eklavya Prakashan; DC Books; Mathrubhumi Books; Classmate ITC
      Stationery; Kokuyo Camlin (Camlin); Staples India; Office Depot; William Penn; Scooboo; Staedtler; Faber
      Castell; Raghav Stationery; Barnes and Noble (Barnes & Noble); Kinokuniya; Waterstones; WHSmith`,
  },
];
