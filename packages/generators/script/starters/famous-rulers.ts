import type { Starter } from './types.ts'

export const famousRulerStarters = [
  {
    id: 'napoleon-height',
    niche: 'famous people',
    title: 'The Cartoon That Shrank Napoleon',
    topics: [
      'napoleon',
      'napoleon bonaparte',
      'napoleon height',
      'napoleon complex',
      'french emperor',
      'short people',
      'propaganda',
      'france',
      'emperor',
    ],
    hook: "Napoleon wasn't short. A cartoonist made him short.",
    scenes: [
      {
        say: 'His doctor wrote down five feet two, which sounds tiny.',
        onScreen: '5\'2"?',
        visualKeywords: ['medical notes', 'napoleon portrait', 'measuring stick'],
        emphasis: ['five', 'two'],
      },
      {
        say: 'But those were French inches, and they ran longer.',
        visualKeywords: ['old ruler', 'french flag', 'brass measuring tool'],
        emphasis: ['French', 'longer'],
      },
      {
        say: 'In modern terms, he stood nearly five foot six.',
        onScreen: 'Nearly 5\'6"',
        visualKeywords: ['height chart', 'uniform coat', 'mannequin'],
        emphasis: ['five', 'six'],
      },
      {
        say: "That's slightly above average for a Frenchman then.",
        visualKeywords: ['french soldiers in a row', '1800s street', 'crowd'],
        emphasis: ['above', 'then'],
      },
      {
        say: 'Meanwhile in London, James Gillray drew him as a screaming toddler.',
        visualKeywords: ['political cartoon', 'ink and pen', 'tiny man in big boots'],
        emphasis: ['James', 'Gillray'],
      },
      {
        say: "Napoleon said those drawings hurt him more than all of Europe's armies.",
        visualKeywords: ['napoleon on a horse', 'burning paper', 'marching army'],
        emphasis: ['hurt', 'armies'],
      },
    ],
    callToAction: 'Tag the shortest person you love.',
    facts: [
      {
        claim:
          'Napoleon’s physician and others gave just over 5’2” in French measures (five feet two); the French inch was longer, so he was just under 5’6” (five foot six), a little above average for a Frenchman of the early 1800s; he said that the cartoonist James Gillray “did more than all the armies of Europe to bring me down”.',
        sources: [
          {
            title: 'Was Napoleon short? – History.com',
            url: 'https://www.history.com/news/napoleon-complex-short',
          },
        ],
      },
      {
        claim: 'Gillray’s “Little Boney” of 1803 shows a diminutive Bonaparte in a childish temper tantrum.',
        sources: [
          {
            title: 'Downsizing, in the time of Napoleon – Calgary Herald',
            url: 'https://www.pressreader.com/canada/calgary-herald/20160429/281852937763916',
          },
        ],
      },
    ],
  },
  {
    id: 'cleopatra-languages',
    niche: 'famous people',
    title: 'The Queen Who Learned the Language',
    topics: [
      'cleopatra',
      'queen of egypt',
      'egyptian queen',
      'mark antony',
      'ptolemy',
      'languages',
      'polyglot',
      'pharaoh queen',
    ],
    hook: "Cleopatra's family ruled Egypt for centuries without speaking Egyptian.",
    scenes: [
      {
        say: "They were Greek, and they'd been there for nearly 300 years.",
        onScreen: 'Nearly 300 years',
        visualKeywords: ['alexandria harbor', 'greek columns', 'royal coin'],
        emphasis: ['Greek', '300'],
      },
      {
        say: "One of Alexander's generals had grabbed Egypt and passed it on.",
        visualKeywords: ['alexander the great', 'ancient map', "general's helmet"],
        emphasis: ['generals', 'on'],
      },
      {
        say: 'None of those kings bothered to learn what their people spoke.',
        visualKeywords: ['bored king on a throne', 'hieroglyphs', 'egyptian market'],
        emphasis: ['bothered', 'spoke'],
      },
      {
        say: 'Cleopatra was the very first one who did.',
        visualKeywords: ['cleopatra statue', 'papyrus scroll', 'eyeliner and gold'],
        emphasis: ['first', 'did'],
      },
      {
        say: 'Plutarch says she answered Arabs, Syrians and Ethiopians without an interpreter.',
        visualKeywords: ['ambassadors at court', 'palace hall', 'camel caravan'],
        emphasis: ['Arabs', 'Syrians'],
      },
      {
        say: 'Her voice, he wrote, was like an instrument of many strings.',
        visualKeywords: ['lyre strings', 'singing woman', 'golden harp'],
        emphasis: ['many', 'strings'],
      },
    ],
    callToAction: 'How many languages would you rule in?',
    facts: [
      {
        claim:
          'The Ptolemaic dynasty, Greeks descending from Alexander the Great’s general, ruled Egypt for nearly 300 years.',
        sources: [
          {
            title: 'Cleopatra spoke Greek – Oddly Interesting',
            url: 'https://oddlyinteresting.net/post/did-you-know-that-cleopatra-spoke-greek',
          },
        ],
      },
      {
        claim:
          'Plutarch says that she conversed with Ethiopians, Arabians, Syrians and others without an interpreter, and was the first of her Greek-speaking dynasty to master Egyptian.',
        sources: [
          {
            title: 'Cleopatra’s Languages – ASOR',
            url: 'https://www.asor.org/anetoday/2024/02/cleopatras-languages',
          },
        ],
      },
      {
        claim:
          'Her voice was like an instrument of many strings; the kings before her scarcely troubled to acquire Egyptian.',
        sources: [
          {
            title: 'Ancient polyglots: Cleopatra',
            url: 'https://www.lingetscript.com/2016/10/ancient-polyglots-cleopatra.html',
          },
        ],
      },
    ],
  },
  {
    id: 'genghis-khan-mail',
    niche: 'famous people',
    title: "Genghis Khan's Secret Weapon Was Mail",
    topics: [
      'genghis khan',
      'mongols',
      'mongol empire',
      'mongolia',
      'kublai khan',
      'silk road',
      'conqueror',
      'postal system',
    ],
    hook: 'Genghis Khan ran an empire on a post office.',
    scenes: [
      {
        say: 'Orders had to cross steppe, desert and mountains fast.',
        visualKeywords: ['mongolian steppe', 'desert dunes', 'mountain pass'],
        emphasis: ['steppe', 'desert'],
      },
      {
        say: 'So he set up stations about twenty miles apart.',
        onScreen: 'Every 20 miles',
        visualKeywords: ['yurt camp', 'horses tied up', 'wooden gate'],
        emphasis: ['stations', 'twenty'],
      },
      {
        say: 'Each one kept fresh horses, food and a bed.',
        visualKeywords: ['galloping horses', 'bowl of stew', 'saddle'],
        emphasis: ['fresh', 'horses'],
      },
      {
        say: 'About 25 families took care of every stop.',
        visualKeywords: ['nomad family', 'campfire', 'herd of horses'],
        emphasis: ['25', 'families'],
      },
      {
        say: 'Serving as a rider counted as serving in the army.',
        visualKeywords: ['horseback rider', 'mongol armor', 'bow and arrows'],
        emphasis: ['counted', 'army'],
      },
      {
        say: 'Under his grandson, China alone had over 1,400 stations.',
        onScreen: '1,400 stations',
        visualKeywords: ['old map of china', 'horse relay', 'sealed scroll'],
        emphasis: ['China', '1,400'],
      },
    ],
    callToAction: 'Tell that to someone waiting for a package.',
    facts: [
      {
        claim:
          'Stations were set approximately twenty (20) miles apart, each maintained by about twenty-five (25) families; Mongols could serve in the post in lieu of military service.',
        sources: [
          {
            title: 'Genghis Khan and the Making of the Modern World (notes) – Goodreads',
            url: 'https://www.goodreads.com/notes/40718726-genghis-khan-and-the-making-of-the-modern-world/33284960-abhishek/1db0f19a-1a30-4b48-bdd7-018ef77f160e',
          },
        ],
      },
      {
        claim:
          'By the end of Kublai Khan’s rule there were more than 1,400 stations in China alone; couriers were given food, shelter and spare horses; Kublai was a grandson of Genghis Khan.',
        sources: [
          {
            title: 'Postal System within the Mongol Empire and China – History of Information',
            url: 'http://www.historyofinformation.com/expanded.php?id=3480',
          },
        ],
      },
    ],
  },
  {
    id: 'marie-antoinette-cake',
    niche: 'famous people',
    title: 'She Never Said the Cake Line',
    topics: [
      'marie antoinette',
      'let them eat cake',
      'french revolution',
      'queen of france',
      'versailles',
      'louis xvi',
      'fake quotes',
      'misquotes',
    ],
    hook: 'Marie Antoinette was nine when that cake quote was written.',
    scenes: [
      {
        say: "It's from Rousseau's life story, written in 1765.",
        onScreen: '1765',
        visualKeywords: ['old french book', 'quill', 'writer at a desk'],
        emphasis: ["Rousseau's", '1765'],
      },
      {
        say: 'He credits "a great princess" and gives no name.',
        visualKeywords: ['blurred portrait', 'princess silhouette', 'crown'],
        emphasis: ['princess', 'no'],
      },
      {
        say: 'And it was brioche, a buttery bread, never cake.',
        visualKeywords: ['brioche loaf', 'bakery', 'butter'],
        emphasis: ['brioche', 'never'],
      },
      {
        say: "Marie was a child in Austria who'd never seen France.",
        visualKeywords: ['vienna palace', 'little girl in a gown', 'snow'],
        emphasis: ['child', 'Austria'],
      },
      {
        say: 'Not even her enemies used the line during the Revolution.',
        visualKeywords: ['french revolution crowd', 'pamphlets', 'guillotine'],
        emphasis: ['Not', 'even'],
      },
      {
        say: 'It got stuck to her about 50 years after her death.',
        onScreen: '50 years late',
        visualKeywords: ['old newspaper', 'gravestone', 'calendar'],
        emphasis: ['stuck', '50'],
      },
    ],
    callToAction: 'Comment another quote that nobody ever said.',
    facts: [
      {
        claim:
          'The phrase, about brioche and “a great princess”, comes from Rousseau’s Confessions of 1765, when Marie Antoinette was nine (9) years old and had never been to France; revolutionaries never cited it, and it was not attributed to her until half a century (50 years) after her death.',
        sources: [
          {
            title: 'Let them eat cake – Wikipedia',
            url: 'https://en.wikipedia.org/wiki/Let_them_eat_cake',
          },
        ],
      },
      {
        claim: 'She was still living in Vienna.',
        sources: [
          {
            title: 'Brioche – Joe Pastry',
            url: 'https://joepastry.com/category/pastry/page/167',
          },
        ],
      },
    ],
  },
  {
    id: 'caesar-pirates',
    niche: 'famous people',
    title: "Caesar's Worst Kidnappers",
    topics: [
      'julius caesar',
      'caesar',
      'pirates',
      'pirate',
      'kidnapped',
      'ransom',
      'roman history',
      'ancient rome',
      'revenge',
    ],
    hook: 'Pirates kidnapped Julius Caesar, and he complained about the price.',
    scenes: [
      {
        say: 'He was 25 and sailing the Aegean when they grabbed him.',
        onScreen: '75 BC',
        visualKeywords: ['ancient ship', 'aegean sea', 'pirates boarding'],
        emphasis: ['25', 'Aegean'],
      },
      {
        say: 'They asked for twenty talents of silver, and he laughed.',
        visualKeywords: ['silver coins', 'laughing young roman', 'treasure chest'],
        emphasis: ['twenty', 'laughed'],
      },
      {
        say: "Ask for fifty, he said, because they clearly didn't know him.",
        onScreen: '20 → 50 talents',
        visualKeywords: ['pile of silver', 'scales', 'bargaining'],
        emphasis: ['fifty', "didn't"],
      },
      {
        say: 'For 38 days, he read them poems and shushed them at bedtime.',
        visualKeywords: ['young man reading a scroll', 'pirates listening', 'night camp'],
        emphasis: ['38', 'shushed'],
      },
      {
        say: 'He also promised to crucify everyone, and they found that hilarious.',
        visualKeywords: ['laughing pirates', 'campfire', 'wooden cross'],
        emphasis: ['promised', 'everyone'],
      },
      {
        say: 'Once ransomed, he came back with ships and kept his word.',
        visualKeywords: ['roman warships', 'sunset battle', 'rope and nails'],
        emphasis: ['ships', 'kept'],
      },
    ],
    callToAction: 'Tag the friend who never forgets.',
    facts: [
      {
        claim:
          'In 75 BCE the 25-year-old Caesar was captured by pirates in the Aegean; they wanted 20 (twenty) talents and he told them to ask for 50 (fifty); for 38 days he read them poems and warned that he would have them crucified; freed, he raised a naval force, captured and crucified them.',
        sources: [
          {
            title: 'Julius Caesar’s fair warning to Cilician pirates – Crime Files',
            url: 'https://crimefiles.net/2022/julius-caesars-fair-warning-to-cilician-pirates-they-will-be-crucified',
          },
        ],
      },
      {
        claim:
          'When he wanted to sleep he ordered them to make no noise; they took his threats for boyish playfulness.',
        sources: [
          {
            title: 'Caesar Captured by the Pirates (Plutarch) – About.com',
            url: 'http://ancienthistory.about.com/od/caesarpeople/qt/022311-Caesar-Captured-By-The-Pirates.htm',
          },
        ],
      },
    ],
  },
  {
    id: 'lincoln-wrestler',
    niche: 'famous people',
    title: 'Lincoln Could Throw You',
    topics: [
      'abraham lincoln',
      'lincoln',
      'us president',
      'american president',
      'presidents',
      'wrestling',
      'wrestler',
      'president facts',
      'presidents day',
    ],
    hook: 'Abraham Lincoln is in the Wrestling Hall of Fame.',
    scenes: [
      {
        say: 'He was six feet four in an age of short men.',
        onScreen: '6\'4"',
        visualKeywords: ['abraham lincoln statue', 'tape measure', 'tall man silhouette'],
        emphasis: ['six', 'four'],
      },
      {
        say: 'On the frontier, wrestling had few rules and plenty of bruises.',
        visualKeywords: ['two men wrestling', 'dusty street', 'log cabin'],
        emphasis: ['few', 'rules'],
      },
      {
        say: 'His boss at a village store bet he could beat anyone.',
        visualKeywords: ['old general store', 'coins on a counter', 'crowd'],
        emphasis: ['boss', 'anyone'],
      },
      {
        say: 'So Jack Armstrong, the local champion, took him on.',
        visualKeywords: ['tough young man', 'circle of spectators', 'rolled sleeves'],
        emphasis: ['Jack', 'Armstrong'],
      },
      {
        say: 'Armstrong cheated, so Lincoln threw him down and knocked him out.',
        visualKeywords: ['man thrown to the ground', 'dust cloud', 'cheering crowd'],
        emphasis: ['cheated', 'out'],
      },
      {
        say: 'In a dozen years, he had just one recorded loss.',
        onScreen: 'One recorded loss',
        visualKeywords: ['trophy', 'wrestling mat', 'hall of fame plaque'],
        emphasis: ['one', 'loss'],
      },
    ],
    callToAction: 'Which president would you never fight?',
    facts: [
      {
        claim:
          'Lincoln, 6-feet-4 (six feet four), had only one recorded defeat in a dozen years; his boss backed him against Jack Armstrong, the county champion; when Armstrong began fouling, Lincoln dashed him to the ground and knocked him out.',
        sources: [
          {
            title: 'Abraham Lincoln – National Wrestling Hall of Fame',
            url: 'https://nwhof.org/hall_of_fame/bio/128',
          },
        ],
      },
      {
        claim: 'Frontier wrestling had very few rules.',
        sources: [
          {
            title: 'Abraham Lincoln’s illustrious wrestling career – The Tufts Daily',
            url: 'https://tuftsdaily.com/article/2024/11/abraham-lincolns-illustrious-wrestling-career',
          },
        ],
      },
    ],
  },
  {
    id: 'washington-teeth',
    niche: 'famous people',
    title: "Washington's Teeth Weren't Wood",
    topics: [
      'george washington',
      'washington',
      'wooden teeth',
      'dentures',
      'dentist',
      'founding fathers',
      'mount vernon',
      'us president',
      'teeth',
    ],
    hook: "George Washington's false teeth were worse than wood.",
    scenes: [
      {
        say: 'By his inauguration in 1789, he had one real tooth left.',
        onScreen: '1789: one tooth left',
        visualKeywords: ['washington portrait', 'federal hall', 'single tooth'],
        emphasis: ['inauguration', 'one'],
      },
      {
        say: 'His new dentures were carved from hippo ivory.',
        visualKeywords: ['hippo', 'ivory carving', 'dental tools'],
        emphasis: ['hippo', 'ivory'],
      },
      {
        say: 'Brass screws held real human teeth in place.',
        visualKeywords: ['brass screws', 'antique dentures', 'museum case'],
        emphasis: ['Brass', 'screws'],
      },
      {
        say: 'Tight springs pushed them open, so he had to clench.',
        visualKeywords: ['metal spring', 'tight jaw', 'closed lips'],
        emphasis: ['springs', 'clench'],
      },
      {
        say: 'Some of those teeth came from enslaved people.',
        visualKeywords: ['plantation house', 'old ledger', 'shackles'],
        emphasis: ['Some', 'enslaved'],
      },
      {
        say: "Look at a dollar bill, and you'll see him biting down.",
        visualKeywords: ['dollar bill close-up', "washington's face", 'magnifying glass'],
        emphasis: ['biting', 'down'],
      },
    ],
    callToAction: 'Check a dollar and tell me you see it.',
    facts: [
      {
        claim:
          'In 1789 Washington had only one natural tooth; the dentures contained no wood but hippopotamus ivory, brass, gold and teeth, some extracted from enslaved people, with springs to force them open.',
        sources: [
          {
            title: 'George Washington’s teeth – Wikipedia',
            url: 'https://profilpelajar.com/en/George_Washington%27s_teeth',
          },
        ],
      },
      {
        claim:
          'The denture of 1789 was carved from hippopotamus ivory with real human teeth fixed by brass screws.',
        sources: [
          {
            title: 'George Washington’s Teeth, Yet Again – Boston 1775',
            url: 'https://boston1775.blogspot.com/2010/12/george-washingtons-teeth-yet-again.html',
          },
        ],
      },
      {
        claim:
          'His clenched jaw in portraits came from keeping the spring-loaded dentures shut, historians said.',
        sources: [
          {
            title: 'George Washington’s Dentures – Western Civilization Forum',
            url: 'https://westerncivforum.com/topic/george-washingtons-dentures',
          },
        ],
      },
    ],
  },
  {
    id: 'alexander-shadow',
    niche: 'famous people',
    title: 'The Boy Who Tamed a Shadow',
    topics: [
      'alexander the great',
      'alexander',
      'bucephalus',
      'macedonia',
      'horse',
      'horses',
      'horse training',
      'conqueror',
      'plutarch',
    ],
    hook: 'Alexander the Great won his horse with one small turn.',
    scenes: [
      {
        say: 'Bucephalus cost a fortune and let nobody on his back.',
        visualKeywords: ['rearing black horse', 'bag of coins', 'ancient greece'],
        emphasis: ['Bucephalus', 'nobody'],
      },
      {
        say: 'King Philip told them to take the beast away.',
        visualKeywords: ['king on a throne', 'wild horse', 'guards'],
        emphasis: ['Philip', 'beast'],
      },
      {
        say: 'His young son bet the whole price that he could ride it.',
        visualKeywords: ['boy prince', 'coins', 'laughing men'],
        emphasis: ['young', 'price'],
      },
      {
        say: 'They laughed, but the boy had been watching.',
        visualKeywords: ['laughing crowd', 'boy staring', 'dusty field'],
        emphasis: ['laughed', 'watching'],
      },
      {
        say: 'The horse was scared of his own shadow.',
        visualKeywords: ['horse shadow', 'dry ground', 'nervous eyes'],
        emphasis: ['horse', 'shadow'],
      },
      {
        say: 'So Alexander turned him to face the sun.',
        visualKeywords: ['horse facing the sun', 'boy holding reins', 'golden light'],
        emphasis: ['Alexander', 'sun'],
      },
      {
        say: 'The shadow fell behind them, and the horse let him on.',
        visualKeywords: ['boy riding', 'long shadow behind', 'open plain'],
        emphasis: ['behind', 'horse'],
      },
    ],
    callToAction: 'Tell me what scares you for no reason.',
    facts: [
      {
        claim:
          'Bucephalas was offered to Philip for thirteen talents; he let no one mount; Alexander wagered the price, and there was laughter; he turned the horse towards the sun, as it was disturbed by its own shadow, then mounted.',
        sources: [
          {
            title: 'Plutarch, Life of Alexander 6 – University of Haifa',
            url: 'http://amitay.haifa.ac.il/index.php/Plutarch,_Life_of_Alexander_6',
          },
        ],
      },
      {
        claim: 'He was twelve or thirteen years old; the price was remarkably high.',
        sources: [
          {
            title: 'Alexander the Great’s war horse',
            url: 'https://quizzclub.com/trivia/what-was-the-name-of-alexander-the-great-s-war-horse/answer/67704/',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
