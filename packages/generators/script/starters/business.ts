import type { Starter } from './types.ts'

export const businessStarters = [
  {
    id: 'nike-swoosh',
    niche: 'business',
    title: 'The $35 Logo',
    topics: [
      'nike',
      'swoosh',
      'nike logo',
      'logo',
      'logo design',
      'phil knight',
      'sneakers',
      'brand story',
      'famous logos',
      'branding',
    ],
    hook: 'The Nike swoosh cost 35 dollars.',
    scenes: [
      {
        say: 'In 1971, Phil Knight taught accounting to pay his bills.',
        onScreen: '1971',
        visualKeywords: ['lecture room', 'accounting book', 'young man in suit'],
        emphasis: ['Knight', 'bills'],
      },
      {
        say: "In a hallway, he heard a student who couldn't afford an art class.",
        visualKeywords: ['university hallway', 'sketchbook', 'paint tubes'],
        emphasis: ['hallway', 'art'],
      },
      {
        say: 'He hired Carolyn Davidson at two dollars an hour.',
        onScreen: '$2 an hour',
        visualKeywords: ['design student', 'pencil', 'drawing table'],
        emphasis: ['Davidson', 'two'],
      },
      {
        say: 'For his new shoe, he wanted a stripe that looked like speed.',
        visualKeywords: ['running shoe', 'tracing paper', 'wind lines'],
        emphasis: ['shoe', 'speed'],
      },
      {
        say: "I don't love it, he told her, but it'll grow on me.",
        onScreen: "“I don't love it”",
        visualKeywords: ['sketches on table', 'shrug', 'deadline clock'],
        emphasis: ["don't", 'grow'],
      },
      {
        say: 'Twelve years later, she got a diamond ring and Nike stock.',
        visualKeywords: ['diamond ring', 'envelope', 'applause'],
        emphasis: ['Twelve', 'diamond'],
      },
    ],
    callToAction: "Name the logo you'd recognize in the dark.",
    facts: [
      {
        claim:
          'In 1971 Phil Knight taught accounting at Portland State and met Carolyn Davidson, who could not afford an oil painting class; “he just wanted it to look like speed”.',
        sources: [
          {
            title: 'Legendary by design – Portland State University',
            url: 'https://www.pdx.edu/alumni/legendary-by-design',
          },
        ],
      },
      {
        claim: 'He offered her $2 (two dollars) an hour.',
        sources: [
          {
            title: 'Making Moves: A History of Nike’s Iconic Swoosh – GOAT',
            url: 'https://goat.com/en-nl/editorial/history-nike-swoosh-design',
          },
        ],
      },
      {
        claim:
          'She billed $35; “I don’t love it, but it will grow on me”; in September 1983, twelve years later, she got a gold Swoosh ring with a diamond and an envelope of Nike stock.',
        sources: [
          {
            title: 'Nike logo evolution – All Logos',
            url: 'https://alllogos.blogspot.com/2012/11/nike-logo-evolution.html',
          },
          {
            title: 'Michael Jordan and the New Global Capitalism (paper)',
            url: 'https://www.exampleessays.com/viewpaper-amp/43493.html?page=2',
          },
        ],
      },
    ],
  },
  {
    id: 'lego-fire',
    niche: 'business',
    title: 'How a Fire Built Lego',
    topics: [
      'lego',
      'lego history',
      'legos',
      'lego bricks',
      'toy company',
      'family business',
      'entrepreneur story',
      'business comeback',
      'overcoming failure',
    ],
    hook: 'Lego exists because two boys set a workshop on fire.',
    scenes: [
      {
        say: 'Their father made ladders and stools in a Danish village.',
        visualKeywords: ['carpenter', 'wooden ladder', 'danish village'],
        emphasis: ['ladders', 'Danish'],
      },
      {
        say: 'In 1924, the boys played, and the wood chips caught fire.',
        onScreen: '1924',
        visualKeywords: ['wood shavings', 'flames', 'two boys'],
        emphasis: ['played', 'chips'],
      },
      {
        say: 'The workshop and the house burned, so he built bigger.',
        visualKeywords: ['burning house', 'new workshop', 'timber'],
        emphasis: ['workshop', 'bigger'],
      },
      {
        say: 'Then the Depression left him with no customers.',
        visualKeywords: ['empty workshop', '1930s poverty', 'unpaid bills'],
        emphasis: ['Depression', 'customers'],
      },
      {
        say: 'He turned to cheap wooden toys, because those still sold.',
        visualKeywords: ['wooden duck', 'toy car', 'small shop'],
        emphasis: ['cheap', 'toys'],
      },
      {
        say: 'He named them Lego, from the Danish for play well.',
        onScreen: 'leg godt = play well',
        visualKeywords: ['children playing', 'wooden blocks', 'sign painter'],
        emphasis: ['named', 'play'],
      },
      {
        say: 'The plastic brick got its patent in 1958.',
        onScreen: '1958',
        visualKeywords: ['plastic bricks', 'patent drawing', 'colorful tower'],
        emphasis: ['brick', '1958'],
      },
    ],
    callToAction: 'Show us the oldest set you still own.',
    facts: [
      {
        claim:
          'Ole Kirk Christiansen made ladders, stools and ironing boards in Billund; in 1924 his sons accidentally set wood chips on fire, which destroyed the workshop and the home, and he built a larger workshop; in the Depression he made cheap toys that would sell.',
        sources: [
          {
            title: 'The Disastrous Backstory Behind the Invention of LEGO Bricks – History',
            url: 'https://roots.history.com/articles/the-disastrous-backstory-behind-the-invention-of-lego-bricks',
          },
        ],
      },
      {
        claim: 'Two of the boys were playing in the studio.',
        sources: [
          {
            title: 'The Danish sheepherder who carved wooden toys – Marcel Grauls',
            url: 'https://marcelgrauls.be/en/lego/',
          },
        ],
      },
      {
        claim: 'LEGO is from “leg godt”, “play well”; the brick system was patented in 1958.',
        sources: [
          {
            title: 'LEGO: assembling all the pieces – Toy Tales',
            url: 'https://toytales.ca/lego-assembling-all-the-pieces-ole-kirk-christiansen',
          },
        ],
      },
    ],
  },
  {
    id: 'new-coke',
    niche: 'business',
    title: 'The Flop That Saved Coke',
    topics: [
      'coca cola',
      'coca-cola',
      'coke',
      'new coke',
      'pepsi',
      'cola wars',
      'soda',
      'brand failure',
      'product failure',
      'marketing fail',
    ],
    hook: 'Coca-Cola once changed its recipe, and lasted 79 days.',
    scenes: [
      {
        say: 'Its market share had slid from 60 percent to under 24.',
        onScreen: '60% → 24%',
        visualKeywords: ['soda bottles', 'falling chart', 'store shelf'],
        emphasis: ['share', '60'],
      },
      {
        say: 'So in 1985, it launched a new taste that had won tests.',
        onScreen: '1985',
        visualKeywords: ['taste test', 'paper cups', 'soda can'],
        emphasis: ['taste', 'tests'],
      },
      {
        say: 'Drinkers were furious, and some hoarded the old one.',
        visualKeywords: ['angry crowd', 'stacked soda crates', 'garage'],
        emphasis: ['Drinkers', 'hoarded'],
      },
      {
        say: 'Calls to the company jumped from 400 to 1,500 a day.',
        onScreen: '1,500 calls a day',
        visualKeywords: ['ringing phones', 'call center', 'headset'],
        emphasis: ['company', '1,500'],
      },
      {
        say: 'A Seattle retiree even founded a club to get it back.',
        visualKeywords: ['protest sign', 'old man', 'club badge'],
        emphasis: ['Seattle', 'club'],
      },
      {
        say: 'The old recipe returned as Classic, and sales went up.',
        visualKeywords: ['classic soda bottle', 'cheering crowd', 'rising chart'],
        emphasis: ['old', 'sales'],
      },
    ],
    callToAction: 'Which product should never change?',
    facts: [
      {
        claim:
          'Coca-Cola’s market share fell from 60% after the war to under 24% in 1983; New Coke came on April 23, 1985; the return as Coca-Cola Classic resulted in a significant gain in sales; Gay Mullins, a Seattle retiree, formed the Old Cola Drinkers of America; New Coke won taste tests.',
        sources: [
          {
            title: 'New Coke – WikiSum',
            url: 'https://wikisum.wiki/wiki/New_Coke',
          },
          {
            title: 'Coke vs. Pepsi taste test',
            url: 'https://kimegroup.com/5g2gktd/4173fd-coke-vs-pepsi-taste-test',
          },
        ],
      },
      {
        claim: 'Some consumers hoarded the old Coke; calls rose from 400 to 1,500 a day.',
        sources: [
          {
            title: 'When Coca-Cola introduced New Coke – The Washington Post',
            url: 'https://www.washingtonpost.com/lifestyle/magazine/when-coca-cola-introduced-new-coke/2018/04/06/09ef67e4-261e-11e8-b79d-f3d931db7f68_story.html',
          },
        ],
      },
      {
        claim: 'It took only 79 days to bring back the original formula.',
        sources: [
          {
            title: 'Fun Fact: Backlash of New Coke – Nekorandom',
            url: 'https://nekorandom.com/2022/09/12/fun-fact-backlash-of-new-coke/',
          },
        ],
      },
    ],
  },
  {
    id: 'nintendo-cards',
    niche: 'business',
    title: 'Nintendo Before Video Games',
    topics: [
      'nintendo',
      'nintendo history',
      'super mario',
      'mario',
      'video games',
      'gaming',
      'donkey kong',
      'video game history',
    ],
    hook: 'Nintendo was founded in 1889, long before video games.',
    scenes: [
      {
        say: 'Fusajiro Yamauchi made playing cards by hand, painted with flowers.',
        onScreen: '1889',
        visualKeywords: ['flower cards', 'kyoto street', 'craftsman hands'],
        emphasis: ['Yamauchi', 'cards'],
      },
      {
        say: "Gamblers loved them, and so did Japan's gangsters.",
        visualKeywords: ['gambling parlor', 'card game', 'dragon tattoo'],
        emphasis: ['Gamblers', 'gangsters'],
      },
      {
        say: 'Later it tried Disney cards, taxis, and even love hotels.',
        visualKeywords: ['taxi', 'hotel sign', 'playing cards'],
        emphasis: ['Disney', 'hotels'],
      },
      {
        say: 'Nearly everything flopped, until it turned to toys.',
        visualKeywords: ['broken sign', 'toy', 'electronic gadget'],
        emphasis: ['everything', 'toys'],
      },
      {
        say: 'In 1981, its game Donkey Kong starred a man called Jumpman.',
        onScreen: '1981: Jumpman',
        visualKeywords: ['arcade machine', 'gorilla', 'pixel figure'],
        emphasis: ['Donkey', 'Jumpman'],
      },
      {
        say: 'He became Mario, and you can still buy the cards.',
        visualKeywords: ['red cap', 'flower cards', 'video game controller'],
        emphasis: ['Mario', 'cards'],
      },
    ],
    callToAction: 'Tag the friend who still blows on cartridges.',
    facts: [
      {
        claim:
          'Fusajiro Yamauchi founded Nintendo on September 23, 1889, in Kyoto to make hanafuda, “flower cards”, popular with the yakuza; Donkey Kong of 1981 featured Jumpman, later Mario; the company still sells hanafuda.',
        sources: [
          {
            title: 'September 23, 1889: Nintendo is founded',
            url: 'https://nondehiscent4.rssing.com/chan-3333693/article159.html',
          },
        ],
      },
      {
        claim:
          'The cards were used in gambling halls; there were cards with Disney characters; the other products were all failures until electronic toys and games.',
        sources: [
          {
            title: 'Nintendo (September 23, 1889) – Trantor library',
            url: 'https://trantor.is/content/G02JDq277gzaoiZO/chapter267.html',
          },
        ],
      },
      {
        claim: 'By 1963 it had tried cab services and love hotels.',
        sources: [
          {
            title: 'Nintendo – Book of Days Tales',
            url: 'https://www.bookofdaystales.com/tag/mario/',
          },
        ],
      },
    ],
  },
  {
    id: 'mcdonalds-tennis-court',
    niche: 'business',
    title: 'The Kitchen on a Tennis Court',
    topics: [
      "mcdonald's",
      'mcdonalds',
      'ray kroc',
      'fast food history',
      'burger',
      'hamburger',
      'franchise',
      'restaurant business',
      'efficiency',
      'business model',
      'the founder',
      'fast food',
    ],
    hook: "McDonald's first fast kitchen was drawn on a tennis court.",
    scenes: [
      {
        say: 'In 1948, brothers Dick and Mac closed their busy drive-in.',
        onScreen: '1948',
        visualKeywords: ['1940s drive-in', 'carhop', 'two brothers'],
        emphasis: ['Dick', 'busy'],
      },
      {
        say: 'Its 25 dishes were too slow for them, and too costly.',
        onScreen: '25 dishes',
        visualKeywords: ['long menu', 'waiting cars', 'clock'],
        emphasis: ['25', 'slow'],
      },
      {
        say: 'With chalk, they drew a new kitchen on a tennis court.',
        visualKeywords: ['chalk lines', 'tennis court', 'floor plan'],
        emphasis: ['chalk', 'tennis'],
      },
      {
        say: 'They choreographed every step in it, like a ballet.',
        visualKeywords: ['cooks moving', 'stopwatch', 'ballet shoes'],
        emphasis: ['choreographed', 'ballet'],
      },
      {
        say: 'Nine items were left, ready in under a minute.',
        onScreen: '9 items, 1 minute',
        visualKeywords: ['burger', 'fries', 'milkshake'],
        emphasis: ['Nine', 'minute'],
      },
      {
        say: 'In 1954, a milkshake machine salesman saw it: Ray Kroc.',
        onScreen: '1954',
        visualKeywords: ['milkshake machine', 'salesman', 'long line'],
        emphasis: ['salesman', 'Kroc'],
      },
    ],
    callToAction: 'Which one item would you keep on the menu?',
    facts: [
      {
        claim:
          'In 1940 the brothers opened a drive-in with 25 items in San Bernardino; in 1948 they closed it and created the Speedee Service System.',
        sources: [
          {
            title: 'The Kroc and McDonald brothers partnership – EatSip365',
            url: 'https://eatsip365.com/the-kroc-and-mcdonald-brothers-partnership',
          },
        ],
      },
      {
        claim:
          'The system was sketched in chalk on a tennis court, with choreographed work and a nine-item (9) menu.',
        sources: [
          {
            title: 'The Original McDonald’s Owners’ Story – Visual Foodie',
            url: 'https://visualfoodie.com/the-original-mcdonalds-owners-story',
          },
        ],
      },
      {
        claim: 'A burger, fries and a shake came in under a minute (1 minute).',
        sources: [
          {
            title: 'The History of McDonald’s First Owners – EatSip365',
            url: 'https://eatsip365.com/the-history-of-mcdonalds-first-owners',
          },
        ],
      },
      {
        claim: 'Ray Kroc, a milkshake machine salesman, approached the brothers in 1954.',
        sources: [
          {
            title: 'Incredible history of McDonald’s – The Sun, quoted',
            url: 'https://celebritiesmajor.com/world-news/incredible-history-of-mcdonalds-you-never-knew-including-why-arches-look-like-boobs-owners-cheated-out-of-200m-the-sun',
          },
        ],
      },
    ],
  },
  {
    id: 'oswald-rabbit',
    niche: 'business',
    title: 'The Rabbit Before Mickey Mouse',
    topics: [
      'disney',
      'walt disney',
      'mickey mouse',
      'oswald the lucky rabbit',
      'cartoons',
      'cartoon',
      'animation',
      'disney history',
      'steamboat willie',
    ],
    hook: 'Mickey Mouse exists because Walt Disney lost a rabbit.',
    scenes: [
      {
        say: 'In 1927, his big hit was a cartoon rabbit called Oswald.',
        onScreen: '1927',
        visualKeywords: ['cartoon rabbit sketch', 'old film reel', 'movie poster'],
        emphasis: ['hit', 'rabbit'],
      },
      {
        say: 'He went to New York to ask for more money.',
        visualKeywords: ['1920s new york', 'train station', 'young man with hat'],
        emphasis: ['New', 'money'],
      },
      {
        say: "The distributor offered less, because Disney didn't own Oswald.",
        visualKeywords: ['contract', 'fountain pen', 'cigar'],
        emphasis: ['distributor', 'own'],
      },
      {
        say: "Worse, that man had hired away Disney's own artists.",
        visualKeywords: ['empty drawing desks', 'door closing', 'pencils'],
        emphasis: ['Worse', 'hired'],
      },
      {
        say: 'On the train home, Disney came up with a mouse named Mortimer.',
        visualKeywords: ['steam train', 'sketchbook', 'mouse drawing'],
        emphasis: ['train', 'mouse'],
      },
      {
        say: 'His wife found that name awful, so it became Mickey.',
        onScreen: 'Mortimer → Mickey',
        visualKeywords: ['woman laughing', 'name crossed out', 'train window'],
        emphasis: ['wife', 'Mickey'],
      },
      {
        say: 'In November 1928, he starred in Steamboat Willie.',
        onScreen: 'November 1928',
        visualKeywords: ['steamboat', 'old movie theater', 'film projector'],
        emphasis: ['November', 'Steamboat'],
      },
    ],
    callToAction: 'Which cartoon did you watch on repeat?',
    facts: [
      {
        claim:
          'In 1927 the Oswald films were a success; Charles Mintz offered Walt Disney’s staff more money behind his back, and Disney did not own the rights to Oswald; in February 1928 he went to New York to ask for more money.',
        sources: [
          {
            title: 'Secret Talks – The Walt Disney Family Museum',
            url: 'https://web.archive.org/web/20150429005131/http://www.waltdisney.org/content/secret-talks',
          },
        ],
      },
      {
        claim:
          'Mintz told him that he would work for less money, that he owned the character and that he had hired the animators; on the train ride home Disney created another character.',
        sources: [
          {
            title: 'The Story of Charles Mintz and the Dreamer from Los Angeles – The Disneyland Dad',
            url: 'https://thedisneylanddad.com/2015/11/18/the-story-of-charles-mintz-and-the-dreamer-from-los-angeles/',
          },
        ],
      },
      {
        claim:
          'On the train with his wife Lillian he had the idea of a mouse named Mortimer; she rejected the name; Mickey’s debut was on November 18, 1928, in “Steamboat Willie”.',
        sources: [
          {
            title: 'Oswald the Lucky Rabbit in “Sky Scrappers” – Dieselpunks',
            url: 'http://www.dieselpunks.org/video/oswald-the-lucky-rabbit-in-sky-scrappers',
          },
        ],
      },
    ],
  },
  {
    id: 'starbucks-pequod',
    niche: 'business',
    title: 'How Starbucks Got Its Name',
    topics: [
      'starbucks',
      'starbucks name',
      'moby dick',
      'brand names',
      'company names',
      'famous brands',
      'naming a business',
    ],
    hook: "Starbucks was almost named after Captain Ahab's ship.",
    scenes: [
      {
        say: 'In 1971, two teachers and a writer started roasting coffee in Seattle.',
        onScreen: '1971',
        visualKeywords: ['seattle market', 'coffee beans', 'three friends'],
        emphasis: ['teachers', 'writer'],
      },
      {
        say: 'One loved the novel Moby-Dick and its ship, the Pequod.',
        visualKeywords: ['old novel', 'whaling ship', 'rough sea'],
        emphasis: ['loved', 'Pequod'],
      },
      {
        say: 'A partner objected: who wants a cup of Pee-quod?',
        onScreen: '“A cup of Pee-quod”',
        visualKeywords: ['paper cup', 'disgusted face', 'laughing man'],
        emphasis: ['partner', 'Pee-quod'],
      },
      {
        say: 'He believed in words that start with ST.',
        onScreen: 'ST',
        visualKeywords: ['alphabet blocks', 'notebook list', 'pencil'],
        emphasis: ['believed', 'ST'],
      },
      {
        say: 'Then an old map turned up a mining town called Starbo.',
        onScreen: 'Starbo',
        visualKeywords: ['old map', 'mountain', 'magnifying glass'],
        emphasis: ['map', 'Starbo'],
      },
      {
        say: "It sounded like the ship's first mate, and that was Starbuck.",
        visualKeywords: ['sailor', 'ship deck', 'coffee sign'],
        emphasis: ['sounded', 'mate'],
      },
    ],
    callToAction: 'Comment the wildest spelling of your name on a cup.',
    facts: [
      {
        claim:
          'In 1971 an English teacher, a history teacher and a writer (two teachers) started a coffee roasting business in Seattle; it was nearly called Pequod, the whaling ship in “Moby-Dick”.',
        sources: [
          {
            title: 'Starbucks Is Named After a Moby Dick Character',
            url: 'http://bubosblog.blogspot.com/2011/06/sirens-large-whales-and-coffee.html',
          },
        ],
      },
      {
        claim: 'Terry Heckler objected that no one would drink a cup of “Pee-quod”.',
        sources: [
          {
            title: 'With Just A Hint Of Mayhem, on Herman Melville',
            url: 'https://withjustahintofmayhem.blog/tag/herman-melville/',
          },
        ],
      },
      {
        claim:
          'Terry Heckler loved names that began with “St”; an old mining map showed a town called Starbo, which led to Starbuck, the Pequod’s first mate.',
        sources: [
          {
            title: 'Moby Dick and the name Starbucks – SHEmazing',
            url: 'https://www.shemazing.net/tag/moby-dick/',
          },
        ],
      },
    ],
  },
  {
    id: 'adidas-puma',
    niche: 'business',
    title: 'The Brothers Behind Adidas and Puma',
    topics: [
      'adidas',
      'puma',
      'sneaker history',
      'dassler',
      'family business',
      'rivalry',
      'sportswear',
      'sibling rivalry',
      'family feud',
    ],
    hook: 'Adidas and Puma exist because two brothers stopped talking.',
    scenes: [
      {
        say: "Adi and Rudolf Dassler made sports shoes in their mother's laundry room.",
        visualKeywords: ['old laundry room', 'leather shoes', 'two brothers'],
        emphasis: ['Dassler', 'laundry'],
      },
      {
        say: 'In 1936, Jesse Owens won four gold medals in their spikes.',
        onScreen: '4 gold medals',
        visualKeywords: ['running track', 'spiked shoes', 'gold medal'],
        emphasis: ['Owens', 'four'],
      },
      {
        say: 'Then, in a bomb shelter, Adi cursed the planes overhead.',
        visualKeywords: ['bomb shelter', 'bomber planes', 'angry man'],
        emphasis: ['bomb', 'planes'],
      },
      {
        say: 'Rudolf was sure that he meant him and his family.',
        visualKeywords: ['man with crossed arms', 'family', 'dim light'],
        emphasis: ['meant', 'family'],
      },
      {
        say: "In 1948, they split: Adi's firm became Adidas, Rudolf's Puma.",
        onScreen: '1948',
        visualKeywords: ['broken chain', 'two factories', 'river'],
        emphasis: ['split', 'Puma'],
      },
      {
        say: 'Their town divided too, and people checked your shoes first.',
        visualKeywords: ['old german town', 'feet on cobblestones', 'looking down'],
        emphasis: ['divided', 'shoes'],
      },
    ],
    callToAction: 'Which side is your closet on?',
    facts: [
      {
        claim:
          'The two (2) brothers Adolf and Rudolf Dassler began to make sports shoes in their mother’s laundry room in the 1920s; in 1943 in a bomb shelter Adolf’s words about the planes were taken by Rudolf for himself and his family; they fell out in 1948 and founded Adidas and Puma.',
        sources: [
          {
            title: 'The Dassler brothers – China Daily',
            url: 'http://www.chinadaily.com.cn/sports/2006-06/05/content_608586_2.htm',
          },
        ],
      },
      {
        claim:
          'Jesse Owens won four gold medals in Dassler shoes at the 1936 Olympics; Herzogenaurach was called “the town of bent necks”, since people looked down at shoes for a sign of allegiance.',
        sources: [
          {
            title: 'Big Data Revolution, chapter 15 – O’Reilly',
            url: 'https://www.oreilly.com/library/view/big-data-revolution/9781118943717/xhtml/21_9781118943717-ch15.xhtml',
          },
        ],
      },
    ],
  },
  {
    id: 'lamborghini-insult',
    niche: 'business',
    title: 'The Insult Behind Lamborghini',
    topics: [
      'lamborghini',
      'ferrari',
      'supercars',
      'sports cars',
      'car brands',
      'enzo ferrari',
      'revenge',
      'luxury cars',
      'italian cars',
    ],
    hook: 'Lamborghini may exist because of one insult.',
    scenes: [
      {
        say: 'Ferruccio Lamborghini had grown rich by building tractors.',
        visualKeywords: ['red tractor', 'italian farm', 'businessman'],
        emphasis: ['rich', 'tractors'],
      },
      {
        say: 'He bought a Ferrari, and its clutch kept failing.',
        visualKeywords: ['red sports car', 'clutch pedal', 'mechanic'],
        emphasis: ['bought', 'Ferrari'],
      },
      {
        say: 'So he went to complain to Enzo Ferrari himself.',
        visualKeywords: ['factory gate', 'man knocking', 'office'],
        emphasis: ['Enzo', 'Ferrari'],
      },
      {
        say: 'You can drive a tractor, he was told, but not a Ferrari.',
        onScreen: '“You can drive a tractor”',
        visualKeywords: ['tractor', 'angry boss', 'sunglasses'],
        emphasis: ['tractor', 'Ferrari'],
      },
      {
        say: "That's one version of it, and nobody recorded the talk.",
        visualKeywords: ['old newspaper', 'question mark', 'typewriter'],
        emphasis: ['one', 'recorded'],
      },
      {
        say: 'But in 1963, he founded his own sports car company.',
        onScreen: '1963',
        visualKeywords: ['yellow sports car', 'factory', 'raised fist'],
        emphasis: ['1963', 'own'],
      },
    ],
    callToAction: "Share this with somebody who's been underestimated.",
    facts: [
      {
        claim:
          'Ferruccio Lamborghini was rich from tractors and bought Ferraris; in one of two versions, from an interview published in 1991, he complained of a weak clutch and Enzo Ferrari said “you may be able to drive a tractor, but you will never be able to handle a Ferrari properly”.',
        sources: [
          {
            title: 'A Long Way From Tractors – Zmetro',
            url: 'http://www.zmetro.com/?p=5085',
          },
        ],
      },
      {
        claim:
          'His Ferrari had recurring clutch problems; on July 1, 1963, he founded his own brand of sports cars.',
        sources: [
          {
            title: 'Ferruccio Lamborghini – Carsup',
            url: 'https://www.carsup.io/blog/ferruccio-lamborghini-le-client-doit-etre-satisfait',
          },
        ],
      },
    ],
  },
] as const satisfies readonly Starter[]
